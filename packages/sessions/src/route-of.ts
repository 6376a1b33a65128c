import { present } from "@agentstream/stream";

import type { StoredSession } from "./store.ts";
import type { WorkInput, WorkRoute } from "./work.ts";

/** Which workers may run a prompt of the session. */
export function routeOf(
  pool: string | undefined,
  session: Pick<StoredSession, "agentType" | "home" | "nativeSessionId">,
  { config = {} }: Pick<WorkInput, "config">,
): WorkRoute {
  return present({
    agentType: session.agentType,
    pool,
    home: memoryOf(session),
    workspace: config.cwd ?? config.workingDirectory,
  });
}

/** Where the agent's memory of the session lies; undefined: it has none yet. */
export const memoryOf = ({
  home,
  nativeSessionId,
}: Pick<StoredSession, "home" | "nativeSessionId">): string | undefined =>
  nativeSessionId === undefined ? undefined : home;
