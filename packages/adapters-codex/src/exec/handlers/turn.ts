import { read } from "@agentstream/adapter-kit/author";

import { errorWords } from "../../error-words.ts";
import { mapError } from "../../map-error.ts";
import type { Handler } from "../line.ts";
import { completeTurn, takeFailedUsage } from "./complete-turn.ts";
import { errorOf } from "./error.ts";
import { emitHeldError } from "./held-error.ts";
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
  const usage = takeFailedUsage(state);
  emitter.turns.fail({ error: errorWords(words), errorCode: mapError(words) ?? "unknown", usage });
};
