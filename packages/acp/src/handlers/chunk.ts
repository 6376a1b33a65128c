import { untyped as read } from "@agentstream/adapter-kit";

import { endBlocks, emitChunk } from "../blocks.ts";
import type { UpdateHandler } from "../handle-update.ts";
import { parentOf } from "../state.ts";

const chunkHandler =
  (type: "textChunk" | "thinkingChunk"): UpdateHandler =>
  (update, state) => {
    const block = read.fields(update["content"]);
    const parentToolId = parentOf(update, state);
    const content = block["type"] === "text" ? read.string(block["text"]) : undefined;
    if (content === undefined) {
      // a picture, say: it ends the text before it
      endBlocks(state, parentToolId);
      return false;
    }
    if (type === "textChunk" && parentToolId === undefined && content !== "")
      state.hasAnswer = true;
    emitChunk(state, { type, content, messageId: read.string(update["messageId"]), parentToolId });
    return true;
  };

/** The next piece of the answer. */
export const handleMessageChunk: UpdateHandler = chunkHandler("textChunk");

/** The next piece of what the agent thinks. */
export const handleThoughtChunk: UpdateHandler = chunkHandler("thinkingChunk");
