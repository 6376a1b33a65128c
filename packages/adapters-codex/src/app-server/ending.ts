import { decideEnding, type ExitInput } from "@agentstream/adapter-kit";

import { startupError } from "../ending.ts";
import type { ServerContext } from "./state.ts";

/** How the run ended: by its last turn, or by what the error output says of a start that failed. */
export function decideServerEnding(
  exit: ExitInput,
  { emitter, state, threads }: ServerContext,
): ReturnType<typeof decideEnding> {
  const { turns } = emitter;
  const verdict = turns.isOpen() ? undefined : turns.verdict();
  const isUnstarted = threads.main.id === undefined && emitter.fatalError() !== undefined;
  const detail =
    verdict === undefined ? isUnstarted && "startup" : verdict.ok && !state.hasSpoken && "noText";
  return decideEnding(exit, emitter, {
    ...(detail !== false && { detail }),
    ...startupError(exit, state, turns.count() > 0),
  });
}
