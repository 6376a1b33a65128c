import { untyped as read } from "@agentstream/adapter-kit";

import { endBlocks } from "../blocks.ts";
import type { UpdateHandler } from "../handle-update.ts";

/** The agent repeats what it was asked. */
export const handleUserMessageChunk: UpdateHandler = ({ content }, state) => {
  const { turns, emit } = state.emitter;
  const text = read.string(read.fields(content)["text"]);
  if (text === undefined || text === "") return false;
  endBlocks(state);
  if (!turns.isOpen()) turns.begin({ prompt: text });
  emit({ type: "userMessage", content: text, kind: "prompt" });
  return true;
};
