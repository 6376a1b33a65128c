import type { RequestEvent } from "@agentstream/stream";

import type { Sessions } from "./create-sessions.ts";
import type { RequestsView } from "./open-requests.ts";
import { requestTypes } from "./pack-records.ts";
import type { LogRecord } from "./store.ts";

/** The requests of a session, for a dialect that has to know at once which ones are settled. */
export interface FollowedRequests {
  /** Looks up, before these records are translated, what became of the requests among them. */
  readonly update: (records: readonly LogRecord[]) => Promise<void>;
  readonly isSettled: (request: RequestEvent) => boolean;
}

export function followRequests(
  sessions: Pick<Sessions, "requests">,
  sessionId: string,
): FollowedRequests {
  let view: RequestsView | undefined;
  return {
    async update(records) {
      if (records.some(({ type }) => requestTypes.has(type)))
        view = await sessions.requests(sessionId);
    },
    isSettled: (request) => view?.isSettled(request) ?? false,
  };
}
