import type { ExitInput } from "@agentstream/adapter-kit/author";
import type { SessionDetail } from "@agentstream/schema";

import { closeTurn, endRun, verdictOf, type Ending, type Verdict } from "../close-turn.ts";
import { startupErrorOf } from "./startup-error.ts";
import type { RunState } from "./state.ts";

/** `run` never says that all went well: it exits with 0, has printed no error, and the model has stopped. */
export function decideRunEnding(exit: ExitInput, state: RunState): Ending {
  const { emitter, main } = state;
  emitHiddenRefusals(state);
  const hasSpoken = main.hasSpoken;
  const isRejected = main.failure === undefined && main.rejection !== undefined;
  const verdict = verdictOf(main);
  const isCertain = main.failure !== undefined || exit.code === 0 || exit.sent !== undefined;
  const isDecided = verdict !== undefined && isCertain && emitter.turns.isOpen();
  if (isDecided) closeTurn(verdict, state);
  const detail = isDecided ? detailOf(verdict, isRejected, hasSpoken) : undefined;
  return endRun(exit, state, { detail, startupError: startupErrorOf(exit, state) });
}

function detailOf(
  verdict: Verdict,
  isRejected: boolean,
  hasSpoken: boolean,
): SessionDetail | undefined {
  if (verdict.isOk) return hasSpoken ? undefined : "noText";
  return isRejected ? "denied" : undefined;
}

/** What was refused in a session that is not printed is on the error output alone. */
function emitHiddenRefusals({ emitter, refusals, rejections }: RunState): void {
  for (const { toolName, message } of refusals.slice(rejections)) {
    emitter.deny({ toolName, message, source: "stderr" });
  }
}
