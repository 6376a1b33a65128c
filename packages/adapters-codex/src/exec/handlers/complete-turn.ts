import type { TokenUsage } from "@agentstream/schema/written";

import { mapTotal, subtractUsage, type NativeUsage } from "../../map-usage.ts";
import { structuredOutput } from "../../structured-output.ts";
import type { State } from "../state.ts";

/** Ends the turn with its own usage: what is printed is the thread's total. */
export function completeTurn(native: NativeUsage, state: State, result?: string): void {
  const usage = emitTotal(native, state);
  state.hasSpokenInTurn = false;
  const structured = state.hasSchema ? structuredOutput(state.lastMessage) : undefined;
  state.isUnstructured = state.hasSchema && structured === undefined;
  state.emitter.turns.complete({ usage, result, structuredOutput: structured });
}

/** The usage since the last total. Where that is not the total itself, the total is reported as well. */
function emitTotal(native: NativeUsage, state: State): TokenUsage | undefined {
  const total = mapTotal(native);
  if (total === undefined) return undefined;
  const usage = subtractUsage(total, state.totalBefore);
  state.totalBefore = total;
  if (usage?.totalTokens !== total.totalTokens)
    state.emitter.emit({ type: "usageReported", usage: total, scope: "session" });
  return usage;
}

/** What a turn that failed had used, where earlier lines have it: calls that were cut off are in no total. */
export function takeFailedUsage(state: State): TokenUsage | undefined {
  const total = mapTotal(state.older.total);
  const usage = subtractUsage(total, state.totalBefore);
  state.totalBefore = total ?? state.totalBefore;
  return usage === undefined ? undefined : { ...usage, completeness: "partial" };
}
