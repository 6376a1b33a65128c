import { decideEnding, type EndingFacts, type ExitInput } from "@agentstream/adapter-kit";

import { emitHeldError } from "./handlers/error.ts";
import { mapStartupError } from "./map-error.ts";
import type { ErrorOutput, ExecContext } from "./state.ts";

/** How the run ended: by its last turn, or by what the error output says of a start that failed. */
export function decideExecEnding(
  exit: ExitInput,
  context: ExecContext,
): ReturnType<typeof decideEnding> {
  const { emitter, state } = context;
  const { turns } = emitter;
  const hasVerdict = turns.verdict() !== undefined && !turns.isOpen();
  // with nothing after it an error was the end, unless the end came from elsewhere
  emitHeldError(context, !hasVerdict && exit.sent === undefined);
  const hasSucceeded = hasVerdict && turns.verdict()?.ok === true;
  return decideEnding(exit, emitter, {
    ...(hasSucceeded && !state.hasSpoken && { detail: "noText" }),
    ...startupError(exit, state, turns.count() > 0),
  });
}

/** The CLI says why it could not start on its error output only, and there once more if it crashes. */
export function startupError(
  { code }: ExitInput,
  { lastStderr, lastStderrError }: ErrorOutput,
  hasTurn: boolean,
): Pick<EndingFacts, "startupError"> {
  const error = hasTurn ? lastStderrError : (lastStderrError ?? lastStderr);
  if (error === undefined || (code ?? 0) === 0) return {};
  return { startupError: { error, errorCode: mapStartupError(error) } };
}
