import {
  read,
  untyped,
  type BlockAbout,
  type Field,
  type Lenient,
} from "@agentstream/adapter-kit/author";
import type {
  ClaudeRedactedThinkingBlock,
  ClaudeTextBlock,
  ClaudeThinkingBlock,
  ClaudeToolUseBlock,
  ClaudeWebSearchResultBlock,
} from "@agentstream/schema/native/claude/stream-json";

import { mapTool } from "../../map-tool.ts";
import { aboutOf, nextKey, takeStreamed } from "../blocks.ts";
import type { Context, Message } from "../state.ts";
import { ownerOf, type ThreadContext } from "../thread.ts";

/** The line that a block is part of. */
export interface BlockContext extends ThreadContext {
  readonly message: Message;
  /** The id by which a later line may replace this one. */
  readonly line: string | undefined;
  readonly isCut: boolean;
}

export function emitText(block: Lenient<ClaudeTextBlock>, context: BlockContext): void {
  const text = read.string(block.text) ?? "";
  if (context.thread === "" && text !== "") {
    context.state.turn.hasText = true;
    context.state.lastText = text;
  }
  emitBlock("text", text, context);
}

export function emitThinking(block: Lenient<ClaudeThinkingBlock>, context: BlockContext): void {
  emitBlock("thinking", read.string(block.thinking) ?? "", context);
}

function emitBlock(type: string, text: string, context: BlockContext): void {
  const { emitter, message, isCut } = context;
  const streamed = takeStreamed(message, type)?.key;
  const key = streamed ?? nextKey(message);
  if (emitter.blocks.isOpen(key)) emitter.blocks.close(key, text, isCut);
  // its line comes late: the end of its stream has closed it
  else if (streamed !== undefined && emitter.blocks.idOf(streamed) !== undefined) return;
  else {
    const about = aboutOf(type, message.id, context);
    if (text === "" || about === undefined) return;
    if (isCut) {
      emitter.blocks.delta(key, text, about);
      emitter.blocks.close(key, text, true);
    } else emitter.blocks.whole(key, text, about);
  }
  remember(key, context);
}

/** A later line may replace this one. */
function remember(key: string, { line, state }: BlockContext): void {
  if (line === undefined) return;
  const { blocksByLine } = state.turn;
  const keys = blocksByLine.get(line);
  if (keys === undefined) blocksByLine.set(line, [key]);
  else keys.push(key);
}

export function emitRedacted(_: Lenient<ClaudeRedactedThinkingBlock>, context: BlockContext): void {
  const { emitter, message, thread } = context;
  const key = takeStreamed(message, "redacted_thinking")?.key ?? nextKey(message);
  const about: BlockAbout = {
    type: "thinkingChunk",
    messageId: message.id,
    redacted: true,
    ...ownerOf(thread, context),
  };
  emitter.blocks.whole(key, "", about);
}

/** A call of a tool, run by the CLI or by the API. */
export function startTool(
  { type, id, name, input }: Lenient<Omit<ClaudeToolUseBlock, "type"> & { type: string }>,
  context: BlockContext,
): void {
  const call = read.string(id) ?? "";
  takeStreamed(context.message, read.string(type) ?? "", call);
  // a request for permission may have come before
  if (context.state.tools.early.delete(call)) return;
  startCall(call, read.string(name) ?? "", input, context.thread, context);
}

/** Starts a call of a tool. */
export function startCall(
  id: string,
  toolName: string,
  input: Field,
  thread: string,
  context: Context,
): string {
  // the arguments of tools have no schema
  const { __unparsedToolInput: unparsed } = untyped.fields(input);
  if (unparsed !== undefined) context.state.tools.malformed.add(id);
  const start = {
    toolName,
    arguments: untyped.toolArguments(
      unparsed === undefined ? input : (untyped.fields(unparsed)["raw"] ?? ""),
    ),
    ...mapTool(toolName, input),
  };
  return context.emitter.tools.start(
    id,
    thread === "" ? start : { ...start, ...ownerOf(thread, context) },
  );
}

/** The result of a tool that the API runs. */
export function completeServerTool(
  block: Lenient<ClaudeWebSearchResultBlock & { is_error?: boolean }>,
  { emitter, message }: BlockContext,
): void {
  const { type, tool_use_id, content, is_error } = block;
  takeStreamed(message, read.string(type) ?? "");
  const error = read.string(read.fields(content).error_code);
  emitter.tools.complete(read.string(tool_use_id) ?? "", {
    success: error === undefined && read.boolean(is_error) !== true,
    result: content,
    error,
  });
}

/** The other tools that the API runs have results of the same form. */
export function completeUnlistedTool(
  block: Lenient<ClaudeWebSearchResultBlock>,
  context: BlockContext,
): boolean {
  if (read.string(block.type)?.endsWith("_tool_result") !== true) return false;
  completeServerTool(block, context);
  return true;
}
