import { decideEnding, type ExitInput } from "@agentstream/adapter-kit/author";

import { startupErrorOf } from "../exec/ending.ts";
import type { ServerContext } from "./state.ts";

/** How the run ended: by its last turn, or by the error output of a start that failed. */
export function decideServerEnding(
  exit: ExitInput,
  { emitter, state, threads }: ServerContext,
): ReturnType<typeof decideEnding> {
  const { turns } = emitter;
  const verdict = turns.isOpen() ? undefined : turns.verdict();
  const isUnstarted = threads.main.id === undefined && emitter.fatalError() !== undefined;
  const isMute = verdict?.ok === true && !state.hasSpoken;
  const failedStart = verdict === undefined && isUnstarted ? "startup" : undefined;
  return decideEnding(exit, emitter, {
    detail: state.detail ?? (isMute ? "noText" : failedStart),
    startupError: startupErrorOf(exit, state, turns.count() > 0),
  });
}
