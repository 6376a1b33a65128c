import { untyped as read, type NativeObject } from "@agentstream/adapter-kit";

import { discardLines } from "../discard-lines.ts";
import { emitLocalText } from "../emit-local-text.ts";
import type { Context, Handler } from "../state.ts";
import { textOfBlocks } from "../text-of-blocks.ts";
import { messageOf, ownerOf, threadOf } from "../thread.ts";
import { handleAssistantBlock } from "./assistant-block.ts";
import { handleAssistantError } from "./assistant-error.ts";

/** The mark of what the CLI itself says. */
const syntheticModel = "<synthetic>";

/** A finished block of a message, or several; errors and the CLI's own words come like this too. */
export const handleAssistant: Handler = (native, context) => {
  const message = read.fields(native["message"]);
  const thread = threadOf(native);
  // a sub-agent that is told of for the first time begins here
  ownerOf(thread, context);
  discardLines(native["supersedes"], context);
  if (read.string(native["error"]) !== undefined || native["is_api_error_message"] === true) {
    return handleAssistantError(native, context);
  }
  const isLocal =
    message["model"] === syntheticModel || typeof native["local_command_source"] === "string";
  if (isLocal) return emitLocal(native, context);
  const current = messageOf(thread, read.string(message["id"]) ?? "message", context);
  const blocks = blocksOf(message);
  for (const block of blocks)
    handleAssistantBlock(block, { native, thread, message: current }, context);
};

const blocksOf = ({ content }: NativeObject): readonly NativeObject[] =>
  typeof content === "string"
    ? [{ type: "text", text: content }]
    : read.list(content).filter((block) => read.isFields(block));

/** The CLI says something itself: the output of a slash command, mostly. */
function emitLocal(native: NativeObject, context: Context): void {
  const message = read.fields(native["message"]);
  emitLocalText(textOfBlocks(message["content"]), read.string(message["id"]) ?? "local", context);
}
