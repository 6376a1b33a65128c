import { untyped as read } from "@agentstream/adapter-kit";

import type { ServeHandler } from "../handler.ts";

/** More of a text or a thought: which of the two only the part before it says. */
export const handlePartDelta: ServeHandler = (properties, session, state) => {
  const { partID, delta, field } = properties;
  const id = read.string(partID) ?? "";
  const block = session.blocks.get(id);
  const content = read.string(delta);
  if (block === undefined || content === undefined || block.told !== undefined) return false;
  const isOver = session === state.main && block.turn < state.turn;
  if (isOver || (field !== undefined && field !== "text")) return false;
  if (block.about.type === "textChunk") session.hasSpoken = true;
  state.emitter.blocks.delta(id, content, block.about);
  return true;
};
