import type { Handler } from "../state.ts";

export const handleTurnStarted: Handler = (_, { keeper, state }) => {
  state.isStructured = true;
  state.hasSpokenInTurn = false;
  keeper.turns.begin();
};
