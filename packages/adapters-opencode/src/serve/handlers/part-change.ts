import { read } from "@agentstream/adapter-kit/author";

import type { Handler } from "../line.ts";

/** More of a text or a thought: which of the two, only the part before it has. */
export const handlePartDelta: Handler<"message.part.delta"> = (
  { properties },
  { session, state },
) => {
  const { partID, delta, field } = read.fields(properties);
  const id = read.string(partID) ?? "";
  const block = session.blocks.get(id);
  const content = read.string(delta);
  if (block === undefined || content === undefined || block.whole !== undefined) return false;
  const isOver = session === state.main && block.turn < state.turn;
  if (isOver || (field !== undefined && !read.is(field, "text"))) return false;
  if (block.about.type === "textChunk") session.hasSpoken = true;
  state.emitter.blocks.delta(id, content, block.about);
};

/** A part of a message was taken back. */
export const handlePartRemoved: Handler<"message.part.removed"> = (
  { properties },
  { session, state: { emitter } },
) => {
  const id = read.string(read.fields(properties).partID) ?? "";
  const block = session.blocks.get(id);
  const hasText = emitter.blocks.isOpen(id) || (block?.whole ?? "") !== "";
  if (block === undefined || !hasText || emitter.blocks.idOf(id) === undefined) return false;
  emitter.blocks.discard(id, emitter.blocks.isOpen(id) ? "retried" : "superseded");
  session.blocks.delete(id);
};
