import {
  read,
  type BlockAbout,
  type Handler,
  type MemberOf,
} from "@agentstream/adapter-kit/author";

import type { ServerItem } from "../../exec/item.ts";
import { openBlock, type ItemContext } from "../state.ts";

type ItemHandler<Type> = Handler<MemberOf<ServerItem, "type", Type>, ItemContext>;

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

/** The parts of its summary and its raw thoughts, each a block. */
export const handleReasoning: ItemHandler<"reasoning"> = (item, context) => {
  const { key, phase, emitter } = context;
  if (phase === "started") return;
  read
    .strings(item.summary)
    .forEach((text, at) => closePart(`${key}/s${at}`, text, "summary", context));
  read
    .strings(item.content)
    .forEach((text, at) => closePart(`${key}/r${at}`, text, "raw", context));
  const { blocks } = emitter;
  // what the item does not repeat ends with it all the same
  for (const part of blocks.keys()) if (part.startsWith(`${key}/`)) blocks.close(part);
};

function closePart(key: string, text: string, kind: "summary" | "raw", context: ItemContext): void {
  const { blocks } = context.emitter;
  if (blocks.isOpen(key)) return blocks.close(key, text);
  if (text === "") return;
  blocks.whole(key, text, openBlock(key, { type: "thinkingChunk", kind }, context.thread, context));
}
