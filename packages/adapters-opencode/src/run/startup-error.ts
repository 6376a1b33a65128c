import type { EndingFacts, ExitInput } from "@agentstream/adapter-kit/author";

import { mapWords } from "../map-error.ts";
import type { RunState } from "./state.ts";

/** A failure to start is on the error output alone. */
export function startupErrorOf(
  { code }: ExitInput,
  { startupError, hasUsageText, emitter }: RunState,
): EndingFacts["startupError"] {
  if (code === null || code === 0) return undefined;
  if (startupError !== undefined) return { error: startupError, errorCode: mapWords(startupError) };
  if (!hasUsageText || emitter.turns.count() > 0) return undefined;
  const error = "opencode did not understand its arguments and printed how to use it.";
  return { error, errorCode: "invalidRequest" };
}
