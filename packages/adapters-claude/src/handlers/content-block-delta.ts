import { untyped as read, type NativeObject } from "@agentstream/adapter-kit";

import type { Context, Handler, StreamedBlock } from "../state.ts";
import { openBlock } from "../streamed-block.ts";
import { messageOf, ownerOf, threadOf } from "../thread.ts";

type DeltaHandler = (
  delta: NativeObject,
  block: StreamedBlock,
  thread: string,
  context: Context,
) => void;

const handlers: ReadonlyMap<string, DeltaHandler> = new Map<string, DeltaHandler>([
  ["text_delta", (delta, block, _, context) => emitText(delta["text"], block, context)],
  ["thinking_delta", (delta, block, _, context) => emitText(delta["thinking"], block, context)],
  ["input_json_delta", emitInput],
  // proves to the API that the thought is its own
  ["signature_delta", () => {}],
]);

/** The next piece of a block. */
export const handleContentBlockDelta: Handler = (native, context) => {
  const event = read.fields(native["event"]);
  const delta = read.fields(event["delta"]);
  const type = read.string(delta["type"]) ?? "";
  const thread = threadOf(native);
  const handler = handlers.get(type);
  const block = blockOf(read.integer(event["index"]), type, thread, context);
  if (handler === undefined || block === undefined)
    context.emitter.extension("stream_event", native);
  else handler(delta, block, thread, context);
};

/** The newest block with this index: a vendor may begin to count anew within a message. */
function blockOf(
  index: number | undefined,
  type: string,
  thread: string,
  context: Context,
): StreamedBlock | undefined {
  const message = context.state.messages.get(thread);
  const block = message === undefined ? undefined : newestAt(index, message.blocks);
  if (block !== undefined) return block.isTold && type !== "signature_delta" ? undefined : block;
  const blockType = /^(text|thinking)_delta$/.exec(type)?.[1];
  if (blockType === undefined) return undefined;
  return openBlock(
    message ?? messageOf(thread, "message", context),
    index,
    { type: blockType },
    thread,
    context,
  );
}

function newestAt(
  index: number | undefined,
  blocks: readonly StreamedBlock[],
): StreamedBlock | undefined {
  for (let at = blocks.length - 1; at >= 0; at--)
    if (blocks[at]?.index === index) return blocks[at];
  return undefined;
}

function emitText(text: unknown, { key, about }: StreamedBlock, { emitter, state }: Context): void {
  if (typeof text !== "string" || about === undefined) return;
  if (about.type === "textChunk") state.turn.hasText = true;
  emitter.blocks.delta(key, text, about);
}

function emitInput(
  delta: NativeObject,
  { toolId, toolName }: StreamedBlock,
  thread: string,
  context: Context,
): void {
  const content = read.string(delta["partial_json"]);
  if (content === undefined || toolId === undefined) return;
  context.emitter.tools.input(toolId, content, toolName, ownerOf(thread, context));
}
