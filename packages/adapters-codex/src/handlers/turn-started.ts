import type { Handler } from "../state.ts";

export const handleTurnStarted: Handler = (_, { emitter, state }) => {
  state.isStructured = true;
  state.hasSpokenInTurn = false;
  emitter.turns.begin();
};
