import { untyped as read, type NativeObject } from "@agentstream/adapter-kit";

import { emitLocalText } from "../emit-local-text.ts";
import type { Context, Handler } from "../state.ts";
import { textOfBlocks } from "../text-of-blocks.ts";
import { cutPending, ownerOf, threadOf } from "../thread.ts";
import { handleToolResult } from "./tool-result.ts";

const interruption = /^\[Request interrupted by user/;
const localOutput =
  /^<local-command-(?:stdout|stderr)>([\s\S]*)<\/local-command-(?:stdout|stderr)>\s*$/;

/** What the model is told: results of tools, prompts, the mark of an interruption. */
export const handleUser: Handler = (native, context) => {
  const { content } = read.fields(native["message"]);
  const thread = threadOf(native);
  // a sub-agent that is told of for the first time begins here
  ownerOf(thread, context);
  for (const block of read.list(content)) {
    if (read.fields(block)["type"] === "tool_result")
      handleToolResult(read.fields(block), native, context);
  }
  const text = textOfBlocks(content);
  if (text !== "") emitMessage(text, thread, native, context);
};

function emitMessage(text: string, thread: string, native: NativeObject, context: Context): void {
  if (interruption.test(text)) return markInterruption(thread, context);
  // a sub-agent's prompt was told with its beginning
  if (thread !== "") return;
  const local = localOutput.exec(text)?.[1];
  if (local !== undefined) return emitLocalText(local, "local", context);
  if (native["isSynthetic"] === true) return emitSynthetic(text, context);
  context.emitter.emit({ type: "userMessage", content: text, kind: "prompt" });
}

function markInterruption(thread: string, context: Context): void {
  cutPending(thread, context);
  if (thread === "") context.state.turn.isInterrupted = true;
}

/** The CLI wrote it, not the user: feedback of a hook, the body of a skill, the summary of a compaction. */
function emitSynthetic(text: string, { emitter, state }: Context): void {
  if (text.startsWith("[structured-output-enforce]")) state.turn.wantsStructuredOutput = true;
  emitter.log("info", text, "agent");
}
