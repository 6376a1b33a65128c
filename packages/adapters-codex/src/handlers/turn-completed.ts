import { untyped as read, type NativeObject } from "@agentstream/adapter-kit";
import type { TokenUsage } from "@agentstream/schema/written";

import { mapTotal, subtractUsage } from "../map-usage.ts";
import type { ExecContext, Handler } from "../state.ts";
import { handleAgentText } from "./agent-message.ts";

export const handleTurnCompleted: Handler = (native, context) => {
  const text = read.string(native["text"]);
  if (text !== undefined && !context.state.hasSpokenInTurn && context.emitter.turns.isOpen()) {
    handleAgentText("turn.completed", text, context);
  }
  completeTurn(native, context);
};

/** Ends the turn with its own usage: what is printed is the thread's total. */
export function completeTurn(native: NativeObject, context: ExecContext, result?: string): void {
  const { emitter, state } = context;
  const usage = emitTotal(native, context);
  state.hasSpokenInTurn = false;
  emitter.turns.complete({
    ...(usage !== undefined && { usage }),
    ...(result !== undefined && { result }),
  });
}

/** The usage since the last total. Where that is not the total itself, the total is told as well. */
function emitTotal(native: NativeObject, { emitter, state }: ExecContext): TokenUsage | undefined {
  const total = mapTotal(native["usage"]);
  if (total === undefined) return undefined;
  const usage = subtractUsage(total, state.totalBefore);
  state.totalBefore = total;
  if (usage?.totalTokens !== total.totalTokens) {
    emitter.emit({ type: "usageReported", usage: total, scope: "session" });
  }
  return usage;
}
