import {
  createDispatcher,
  read,
  type Dispatcher,
  type Lenient,
} from "@agentstream/adapter-kit/author";
import type {
  ClaudeContentBlockStart,
  ClaudeMessageDelta,
  ClaudeMessageStart,
} from "@agentstream/schema/native/claude/stream-json";

import { mapCallUsage } from "../../map-usage.ts";
import { discardPending, messageOf, openBlock, unnamedIn } from "../blocks.ts";
import type { ContentBlock, Handler, StreamEvent } from "../line.ts";
import type { Message } from "../state.ts";
import { threadOf, type ThreadContext } from "../thread.ts";
import { deltas, handleContentBlockDelta } from "./content-block-delta.ts";
import { noteCall } from "./note-call.ts";

/** What becomes of each piece of a message that streams. */
export const streamEvents: Dispatcher<StreamEvent, ThreadContext> = createDispatcher("type", {
  message_start: { becomes: "`blockDiscarded`, if a call is made again", handle: startMessage },
  content_block_start: { becomes: "`textChunk`, `thinkingChunk`", handle: startBlock },
  content_block_delta: {
    becomes: "the next piece of a block, by its delta",
    handle: handleContentBlockDelta,
    parts: deltas,
  },
  // the `assistant` line of the block ends it
  content_block_stop: "silent",
  message_delta: { becomes: "`usageReported` (`message`)", handle: endMessage },
  message_stop: "silent",
  // of a feature of Qwen Code: nothing of the turn
  goal_state: "silent",
  ping: "silent",
});

/** A piece of a message that streams. */
export const handleStreamEvent: Handler<"stream_event"> = (native, { emitter, state, write }) => {
  const thread = threadOf(native.parent_tool_use_id);
  return streamEvents.dispatch(read.fields(native.event), { emitter, state, write, thread });
};

function startMessage(native: Lenient<ClaudeMessageStart>, context: ThreadContext): void {
  const { id, usage } = read.fields(native.message);
  const { state, thread } = context;
  discardPending(thread, context);
  messageOf(read.string(id) ?? unnamedIn(thread), context);
  if (thread === "") state.turn.openCall = mapCallUsage(usage);
}

function startBlock(native: Lenient<ClaudeContentBlockStart>, context: ThreadContext): void {
  const message =
    context.state.messages.get(context.thread) ?? messageOf(unnamedIn(context.thread), context);
  const index = read.integer(native.index);
  const block = read.fields(native.content_block);
  if (!isRepeatedStart(index, block, message, context)) openBlock(message, index, block, context);
}

/** A second start of the block that began last, of which nothing has streamed. */
function isRepeatedStart(
  index: number | undefined,
  { type, id }: Lenient<ContentBlock>,
  { blocks }: Message,
  { emitter }: ThreadContext,
): boolean {
  const last = blocks.at(-1);
  if (last === undefined || last.isFinal || last.index !== index) return false;
  const isSame = last.type === read.string(type) && last.toolId === read.string(id);
  return isSame && !emitter.blocks.isOpen(last.key);
}

/** A call of the API is over; its usage is a view of that call alone. */
function endMessage(native: Lenient<ClaudeMessageDelta>, context: ThreadContext): void {
  const { emitter, state, thread } = context;
  const message = state.messages.get(thread);
  const reason = read.string(read.fields(native.delta).stop_reason);
  if (message !== undefined) message.isComplete = reason !== undefined && reason !== "refusal";
  noteCall(message?.id, native.usage, state);
  const usage = mapCallUsage(native.usage);
  if (usage === undefined || thread !== "") return;
  state.turn.openCall = undefined;
  emitter.emit({ type: "usageReported", usage, scope: "message" });
}
