import type { Handler } from "../create-protocol.ts";
import { endBlocks } from "../state.ts";

/** The user stopped it. */
export const handleUserCancelled: Handler = (_, state) => {
  const { turns } = state.emitter;
  if (!turns.isOpen()) return false;
  endBlocks(state, true);
  turns.fail({ error: "The user stopped the turn.", errorCode: "cancelled" });
  return true;
};
