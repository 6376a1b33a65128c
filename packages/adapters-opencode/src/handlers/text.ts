import { untyped as read } from "@agentstream/adapter-kit";

import type { RunHandler } from "../handler.ts";

/** A text or a thought comes whole. */
export const handleText: RunHandler = (_, part, { emitter, main }) => {
  const text = read.string(part["text"]);
  const id = read.string(part["id"]);
  const messageId = read.string(part["messageID"]);
  if (text === undefined) return false;
  if (text === "") return true;
  const type = part["type"] === "reasoning" ? "thinkingChunk" : "textChunk";
  if (type === "textChunk") main.hasSpoken = true;
  emitter.blocks.whole(id ?? messageId ?? type, text, { type, messageId });
  return true;
};
