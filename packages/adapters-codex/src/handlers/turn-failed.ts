import { untyped as read } from "@agentstream/adapter-kit";

import { mapError } from "../map-error.ts";
import type { Handler } from "../state.ts";
import { errorOf, emitHeldError } from "./error.ts";

export const handleTurnFailed: Handler = (native, context) => {
  const { emitter, state } = context;
  const message =
    read.string(read.fields(native["error"])["message"]) ??
    read.string(native["message"]) ??
    read.string(native["error"]) ??
    state.heldError ??
    "The turn failed.";
  emitHeldError(context, true);
  // a failure without a turn is the run's
  if (!emitter.turns.isOpen()) return emitter.error(errorOf(message, true));
  state.hasSpokenInTurn = false;
  emitter.turns.fail({ error: message, errorCode: mapError(message) ?? "unknown" });
};
