import { decideEnding, type EndingFacts, type ExitInput } from "@agentstream/adapter-kit/author";

import { mapStartupError } from "../map-error.ts";
import { emitHeldError } from "./handlers/held-error.ts";
import { completeOlderTurn } from "./older/turn.ts";
import type { ErrorOutput, State } from "./state.ts";

/** How the run ended: by its last turn, or by the error output of a start that failed. */
export function decideExecEnding(exit: ExitInput, state: State): ReturnType<typeof decideEnding> {
  const { turns } = state.emitter;
  if (exit.code === 0 && exit.sent === undefined) completeOlderTurn(state);
  const hasVerdict = turns.verdict() !== undefined && !turns.isOpen();
  // with nothing after it an error was the end, unless the end came from elsewhere
  emitHeldError(state, !hasVerdict && exit.sent === undefined);
  const hasSucceeded = hasVerdict && turns.verdict()?.ok === true;
  return decideEnding(exit, state.emitter, {
    detail: hasSucceeded ? detailOf(state) : undefined,
    startupError: startupErrorOf(exit, state, turns.count() > 0),
  });
}

const detailOf = ({ hasSpoken, isUnstructured }: State): EndingFacts["detail"] =>
  hasSpoken ? (isUnstructured ? "noStructuredOutput" : undefined) : "noText";

/** Why the CLI could not start is on its error output only, and there once more if it crashes. */
export function startupErrorOf(
  { code }: ExitInput,
  { lastStderr, lastStderrError }: ErrorOutput,
  hasTurn: boolean,
): EndingFacts["startupError"] {
  const error = hasTurn ? lastStderrError : (lastStderrError ?? lastStderr);
  if (error === undefined || (code ?? 0) === 0) return undefined;
  return { error, errorCode: mapStartupError(error) };
}
