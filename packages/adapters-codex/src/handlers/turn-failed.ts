import { read } from "@agentstream/adapter-kit";

import { mapError } from "../map-error.ts";
import type { Handler } from "../state.ts";
import { errorOf, tellHeldError } from "./error.ts";

export const handleTurnFailed: Handler = (native, context) => {
  const { keeper, state } = context;
  const message =
    read.string(read.fields(native["error"])["message"]) ??
    read.string(native["message"]) ??
    read.string(native["error"]) ??
    state.heldError ??
    "The turn failed.";
  tellHeldError(context, true);
  // a failure without a turn is the run's
  if (!keeper.turns.isOpen()) return keeper.error(errorOf(message, true));
  state.hasSpokenInTurn = false;
  keeper.turns.fail({ error: message, errorCode: mapError(message) ?? "unknown" });
};
