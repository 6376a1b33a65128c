import { read } from "@agentstream/adapter-kit/author";

import type { Handler } from "../line.ts";

/** A text or a thought comes whole. What opencode wrote itself, to its model, is no answer. */
export const handleText: Handler<"text" | "reasoning"> = (native, { emitter, main, parts }) => {
  const part = read.fields(native.part);
  const text = read.string(part.text);
  const id = read.string(part.id);
  const messageId = read.string(part.messageID);
  if (text === undefined || read.boolean(part.synthetic) === true) return false;
  if (text === "") return true;
  if (id !== undefined) {
    const before = parts.get(id);
    if (before === text) return false;
    // a part that comes again with another text takes the place of the first
    if (before !== undefined) emitter.blocks.discard(id, "superseded");
    parts.set(id, text);
  }
  const type = read.is(part.type, "reasoning") ? "thinkingChunk" : "textChunk";
  if (type === "textChunk") main.hasSpoken = true;
  emitter.blocks.whole(id ?? messageId ?? type, text, { type, messageId });
};
