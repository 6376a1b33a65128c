import { untyped as read, type BlockAbout, type NativeObject } from "@agentstream/adapter-kit";

import type { Context, Message, StreamedBlock } from "./state.ts";
import { nextKey, ownerOf } from "./thread.ts";

/** Remembers a block that begins; it is told with its first piece. */
export function openBlock(
  message: Message,
  index: number | undefined,
  native: NativeObject,
  thread: string,
  context: Context,
): StreamedBlock {
  const type = read.string(native["type"]) ?? "";
  const block: StreamedBlock = {
    key: nextKey(message),
    index,
    type,
    toolId: read.string(native["id"]),
    toolName: read.string(native["name"]),
    about: aboutOf(type, message.id, thread, context),
    isTold: false,
  };
  message.blocks.push(block);
  const text = read.string(native[type]);
  if (block.about !== undefined && text !== undefined)
    context.emitter.blocks.delta(block.key, text, block.about);
  return block;
}

export function aboutOf(
  type: string,
  messageId: string,
  thread: string,
  context: Context,
): BlockAbout | undefined {
  const owner = ownerOf(thread, context);
  if (type === "text") return { type: "textChunk", messageId, ...owner };
  if (type === "thinking") return { type: "thinkingChunk", messageId, ...owner };
  return undefined;
}
