import { read } from "@agentstream/adapter-kit/author";
import type { TokenUsage } from "@agentstream/schema/written";

import { mapError } from "../../map-error.ts";
import { mapTotal, subtractUsage, type NativeUsage } from "../../map-usage.ts";
import type { Handler } from "../line.ts";
import type { State } from "../state.ts";
import { emitHeldError, errorOf } from "./error.ts";
import { emitMessage } from "./message.ts";

export const handleTurnStarted: Handler<"turn.started"> = (_, state) => {
  state.isStructured = true;
  state.hasSpokenInTurn = false;
  state.emitter.turns.begin();
};

export const handleTurnCompleted: Handler<"turn.completed"> = ({ text, usage }, state) => {
  const words = read.string(text);
  if (words !== undefined && !state.hasSpokenInTurn && state.emitter.turns.isOpen())
    emitMessage("turn.completed", words, state);
  completeTurn(usage, state);
};

export const handleTurnFailed: Handler<"turn.failed"> = ({ error, message }, state) => {
  const { emitter } = state;
  const words =
    read.string(read.fields(error).message) ??
    read.string(message) ??
    read.string(error) ??
    state.heldError ??
    "The turn failed.";
  emitHeldError(state, true);
  // a failure without a turn is the run's
  if (!emitter.turns.isOpen()) return emitter.error(errorOf(words, true));
  state.hasSpokenInTurn = false;
  emitter.turns.fail({ error: words, errorCode: mapError(words) ?? "unknown" });
};

/** Ends the turn with its own usage: what is printed is the thread's total. */
export function completeTurn(native: NativeUsage, state: State, result?: string): void {
  const usage = emitTotal(native, state);
  state.hasSpokenInTurn = false;
  state.emitter.turns.complete({ usage, result });
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
