import { read } from "@agentstream/adapter-kit";

import type { ServeHandler } from "../handler.ts";

/** A part of a message was taken back. */
export const handlePartRemoved: ServeHandler = ({ partID }, session, { keeper }) => {
  const id = read.string(partID) ?? "";
  const block = session.blocks.get(id);
  const isTold = keeper.blocks.isOpen(id) || (block?.told ?? "") !== "";
  if (block === undefined || !isTold || keeper.blocks.idOf(id) === undefined) return false;
  keeper.blocks.discard(id, keeper.blocks.isOpen(id) ? "retried" : "superseded");
  session.blocks.delete(id);
  return true;
};
