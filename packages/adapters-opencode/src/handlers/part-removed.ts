import { untyped as read } from "@agentstream/adapter-kit";

import type { ServeHandler } from "../handler.ts";

/** A part of a message was taken back. */
export const handlePartRemoved: ServeHandler = ({ partID }, session, { emitter }) => {
  const id = read.string(partID) ?? "";
  const block = session.blocks.get(id);
  const isTold = emitter.blocks.isOpen(id) || (block?.told ?? "") !== "";
  if (block === undefined || !isTold || emitter.blocks.idOf(id) === undefined) return false;
  emitter.blocks.discard(id, emitter.blocks.isOpen(id) ? "retried" : "superseded");
  session.blocks.delete(id);
  return true;
};
