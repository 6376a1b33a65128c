import {
  createDispatcher,
  read,
  type Dispatcher,
  type Lenient,
  type Unsure,
} from "@agentstream/adapter-kit/author";
import type {
  ClaudeContentBlockDelta,
  ClaudeDelta,
  ClaudeInputJsonDelta,
  ClaudeTextDelta,
  ClaudeThinkingDelta,
} from "@agentstream/schema/native/claude/stream-json";

import { messageOf, openBlock, unnamedIn } from "../blocks.ts";
import type { StreamedBlock } from "../state.ts";
import { ownerOf, type ThreadContext } from "../thread.ts";

interface DeltaContext extends ThreadContext {
  readonly block: StreamedBlock;
}

export const deltas: Dispatcher<ClaudeDelta, DeltaContext> = createDispatcher("type", {
  text_delta: { becomes: "`textChunk`", handle: appendText },
  thinking_delta: { becomes: "`thinkingChunk`", handle: appendThinking },
  input_json_delta: { becomes: "`toolInputChunk`", handle: appendInput },
  // proves to the API that the thought is its own
  signature_delta: "silent",
  citations_delta: "extension",
});

/** The next piece of a block. */
export function handleContentBlockDelta(
  native: Lenient<ClaudeContentBlockDelta>,
  context: ThreadContext,
): boolean {
  const { emitter, state, write, thread } = context;
  const delta = read.fields(native.delta);
  const block = blockOf(read.integer(native.index), read.string(delta.type) ?? "", context);
  if (block === undefined) return false;
  return deltas.dispatch(delta, { emitter, state, write, thread, block });
}

/** The newest block with this index: a vendor may restart its count within a message. */
function blockOf(
  index: number | undefined,
  type: string,
  context: ThreadContext,
): StreamedBlock | undefined {
  const message = context.state.messages.get(context.thread);
  const block = message === undefined ? undefined : newestAt(index, message.blocks);
  if (block !== undefined) return block.isFinal && type !== "signature_delta" ? undefined : block;
  const blockType = /^(text|thinking)_delta$/.exec(type)?.[1];
  if (blockType === undefined) return undefined;
  const start = read.line({ type: blockType });
  return openBlock(message ?? messageOf(unnamedIn(context.thread), context), index, start, context);
}

function newestAt(
  index: number | undefined,
  blocks: readonly StreamedBlock[],
): StreamedBlock | undefined {
  for (let at = blocks.length - 1; at >= 0; at--)
    if (blocks[at]?.index === index) return blocks[at];
  return undefined;
}

function appendText({ text }: Lenient<ClaudeTextDelta>, context: DeltaContext): void {
  append(text, context);
}

function appendThinking({ thinking }: Lenient<ClaudeThinkingDelta>, context: DeltaContext): void {
  append(thinking, context);
}

function append(
  piece: Unsure<string> | undefined,
  { block: { key, about }, emitter, state }: DeltaContext,
): void {
  const text = read.string(piece);
  if (text === undefined || about === undefined) return;
  if (about.type === "textChunk") state.turn.hasText = true;
  emitter.blocks.delta(key, text, about);
}

function appendInput(native: Lenient<ClaudeInputJsonDelta>, context: DeltaContext): void {
  const { toolId, toolName } = context.block;
  const content = read.string(native.partial_json);
  if (content === undefined || toolId === undefined) return;
  context.emitter.tools.input(toolId, content, toolName, ownerOf(context.thread, context));
}
