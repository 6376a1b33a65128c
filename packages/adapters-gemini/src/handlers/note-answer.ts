import { untyped as read } from "@agentstream/adapter-kit";

import { mapUsageMetadata } from "../map-usage.ts";
import { endBlocks, type State } from "../state.ts";

/** Why an answer of the model ended, and what it used so far: cumulative, so the last figure counts. */
export function noteAnswer(
  state: State,
  reason: string | undefined,
  usageMetadata: unknown,
): boolean {
  const usage = mapUsageMetadata(read.fields(usageMetadata));
  if (usage !== undefined) state.answerUsage = usage;
  if (reason === undefined) return usage !== undefined;
  state.finishReason = reason;
  endBlocks(state);
  return true;
}
