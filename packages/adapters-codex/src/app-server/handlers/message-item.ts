import {
  read,
  type BlockAbout,
  type Handler,
  type MemberOf,
} from "@agentstream/adapter-kit/author";

import type { ServerItem } from "../../exec/item.ts";
import { openBlock, type ItemContext } from "../state.ts";

export type ItemHandler<Type> = Handler<MemberOf<ServerItem, "type", Type>, ItemContext>;

/** A message, or the plan that is proposed in plan mode. One that never completes has only its pieces. */
export const handleMessage: ItemHandler<"agent_message" | "plan"> = (item, context) => {
  const { key, phase, thread, emitter, state } = context;
  const { blocks } = emitter;
  const named = read.is(item.type, "plan") ? "plan" : read.string(item.phase);
  const fresh: BlockAbout = { type: "textChunk", phase: named };
  // the same id begins another message
  if (phase === "started" && !blocks.isOpen(key)) state.blocks.delete(key);
  const about = openBlock(key, fresh, thread, context);
  if (phase === "started") return;
  const text = read.string(item.text);
  const hasText = text !== undefined && text !== "";
  if (hasText) {
    thread.lastText = text;
    if (thread.isMain) state.hasSpoken = true;
  }
  if (blocks.isOpen(key)) blocks.close(key, text);
  else if (hasText) blocks.whole(key, text, about);
  state.blocks.delete(key);
};
