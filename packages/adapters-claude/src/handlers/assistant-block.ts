import { untyped as read, type BlockAbout, type NativeObject } from "@agentstream/adapter-kit";

import { mapTool } from "../map-tool.ts";
import type { Context, Message } from "../state.ts";
import { aboutOf } from "../streamed-block.ts";
import { nextKey, ownerOf, takeStreamed } from "../thread.ts";

/** The line that a block stands in. */
interface Line {
  readonly native: NativeObject;
  readonly thread: string;
  readonly message: Message;
}

type BlockHandler = (block: NativeObject, line: Line, context: Context) => void;

const handlers: ReadonlyMap<string, BlockHandler> = new Map<string, BlockHandler>([
  ["text", emitText],
  ["thinking", emitThinking],
  ["redacted_thinking", emitRedacted],
  ["tool_use", startTool],
  ["server_tool_use", startTool],
  ["mcp_tool_use", startTool],
]);

/** One finished block. It comes before the end of its stream, and its word is final. */
export const handleAssistantBlock: BlockHandler = (block, line, context) => {
  const type = read.string(block["type"]) ?? "";
  const handler = handlers.get(type);
  if (handler !== undefined) return handler(block, line, context);
  // what a tool on the vendor's side returned
  if (type.endsWith("_tool_result")) return completeServerTool(type, block, line, context);
  context.emitter.extension("assistant", line.native);
};

function emitText(block: NativeObject, line: Line, context: Context): void {
  const text = read.string(block["text"]) ?? "";
  if (line.thread === "" && text !== "") {
    context.state.turn.hasText = true;
    context.state.lastText = text;
  }
  emitBlock("text", text, line, context);
}

function emitThinking(block: NativeObject, line: Line, context: Context): void {
  emitBlock("thinking", read.string(block["thinking"]) ?? "", line, context);
}

function emitBlock(type: string, text: string, line: Line, context: Context): void {
  const { native, thread, message } = line;
  const { emitter } = context;
  const isCut = native["aborted"] === true;
  const streamed = takeStreamed(message, type);
  const key = streamed?.key ?? nextKey(message);
  if (emitter.blocks.isOpen(key)) emitter.blocks.close(key, text, isCut);
  else {
    const about = aboutOf(type, message.id, thread, context);
    if (text === "" || about === undefined) return;
    if (isCut) {
      emitter.blocks.delta(key, text, about);
      emitter.blocks.close(key, text, true);
    } else emitter.blocks.whole(key, text, about);
  }
  remember(key, native, context);
}

/** A later line may say that this one no longer counts. */
function remember(key: string, native: NativeObject, { state }: Context): void {
  const line = read.string(native["uuid"]);
  if (line === undefined) return;
  const { blocksByLine } = state.turn;
  const keys = blocksByLine.get(line);
  if (keys === undefined) blocksByLine.set(line, [key]);
  else keys.push(key);
}

function emitRedacted(_: NativeObject, { message, thread }: Line, context: Context): void {
  const key = takeStreamed(message, "redacted_thinking")?.key ?? nextKey(message);
  const about: BlockAbout = {
    type: "thinkingChunk",
    messageId: message.id,
    redacted: true,
    ...ownerOf(thread, context),
  };
  context.emitter.blocks.whole(key, "", about);
}

function startTool(block: NativeObject, { message, thread }: Line, context: Context): void {
  const id = read.string(block["id"]) ?? "";
  const { state } = context;
  takeStreamed(message, read.string(block["type"]) ?? "", id);
  // a request for permission may have come before
  if (state.tools.early.delete(id)) return;
  startCall(id, read.string(block["name"]) ?? "", block["input"], thread, context);
}

/** Starts a call of a tool. */
export function startCall(
  id: string,
  toolName: string,
  input: unknown,
  thread: string,
  context: Context,
): string {
  const unparsed = read.fields(input)["__unparsedToolInput"];
  if (unparsed !== undefined) context.state.tools.malformed.add(id);
  const given = read.toolArguments(
    unparsed === undefined ? input : (read.fields(unparsed)["raw"] ?? ""),
  );
  const start = {
    toolName,
    ...(given !== undefined && { arguments: given }),
    ...mapTool(toolName, input),
  };
  return context.emitter.tools.start(
    id,
    thread === "" ? start : { ...start, ...ownerOf(thread, context) },
  );
}

function completeServerTool(
  type: string,
  block: NativeObject,
  { message }: Line,
  { emitter }: Context,
): void {
  takeStreamed(message, type);
  const { content } = block;
  const error = read.string(read.fields(content)["error_code"]);
  emitter.tools.complete(read.string(block["tool_use_id"]) ?? "", {
    success: error === undefined && block["is_error"] !== true,
    ...(content !== undefined && { result: content }),
    ...(error !== undefined && { error }),
  });
}
