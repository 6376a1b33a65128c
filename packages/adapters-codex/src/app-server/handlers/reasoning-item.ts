import { read } from "@agentstream/adapter-kit/author";

import { openBlock, type ItemContext } from "../state.ts";
import type { ItemHandler } from "./message-item.ts";

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
