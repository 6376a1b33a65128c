import { decideEnding, type EndingFacts, type ExitInput } from "@agentstream/adapter-kit/author";

import { mapStartupError } from "./map-error.ts";
import type { State } from "./state.ts";

/** How the run ended: the answer to the last prompt decides. */
export function decideAcpEnding(exit: ExitInput, state: State): ReturnType<typeof decideEnding> {
  const { detail, emitter } = state;
  return decideEnding(exit, emitter, { detail, startupError: startupErrorOf(exit, state) });
}

/** Why an agent did not start, by its error output and exit code. */
function startupErrorOf(
  { code }: ExitInput,
  { firstError, lastWords, quirks }: State,
): EndingFacts["startupError"] {
  if (code === null || code === 0) return undefined;
  const error = firstError ?? lastWords;
  const errorCode =
    quirks.exitCodes?.get(code) ?? (error === undefined ? "unknown" : mapStartupError(error));
  return { errorCode, error };
}

/** A line of the error output. */
export function noteStderr(line: string, state: State): void {
  const text = line.trim();
  if (text === "" || state.quirks.noise?.test(text) === true) return;
  state.lastWords = text;
  if (state.firstError === undefined && /^\W*(?:fatal )?error\b/i.test(text))
    state.firstError = text;
}
