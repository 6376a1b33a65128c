import { untyped as read, type NativeObject } from "@agentstream/adapter-kit";

import { mapCallUsage } from "../map-usage.ts";
import type { Context, Handler } from "../state.ts";
import { openBlock } from "../streamed-block.ts";
import { discardPending, messageOf, threadOf } from "../thread.ts";
import { handleContentBlockDelta } from "./content-block-delta.ts";

/** A piece of a message that streams; its event has a type of its own. */
export const handleStreamEvent: Handler = (native, context) => {
  const type = read.string(read.fields(native["event"])["type"]) ?? "";
  // by far the most frequent, and so not looked up
  const handler = type === "content_block_delta" ? handleContentBlockDelta : handlers.get(type);
  if (handler === undefined) context.emitter.extension("stream_event", native);
  else handler(native, context);
};

/** Only brackets what it stands beside. */
const nothing: Handler = () => {};

const handlers: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ["message_start", handleMessageStart],
  ["content_block_start", handleContentBlockStart],
  ["content_block_delta", handleContentBlockDelta],
  ["content_block_stop", nothing],
  ["message_delta", handleMessageDelta],
  ["message_stop", nothing],
  ["ping", nothing],
]);

function handleMessageStart(native: NativeObject, context: Context): void {
  const thread = threadOf(native);
  const message = read.fields(read.fields(native["event"])["message"]);
  discardPending(thread, context);
  messageOf(thread, read.string(message["id"]) ?? "message", context);
  if (thread === "") context.state.turn.openCall = mapCallUsage(message["usage"]);
}

function handleContentBlockStart(native: NativeObject, context: Context): void {
  const thread = threadOf(native);
  const { event } = native;
  const { index, content_block: block } = read.fields(event);
  const message = context.state.messages.get(thread) ?? messageOf(thread, "message", context);
  openBlock(message, read.integer(index), read.fields(block), thread, context);
}

/** A call of the API is over; its usage is a view of that call alone. */
function handleMessageDelta(native: NativeObject, { emitter, state }: Context): void {
  const usage = mapCallUsage(read.fields(native["event"])["usage"]);
  if (usage === undefined || threadOf(native) !== "") return;
  state.turn.openCall = undefined;
  emitter.emit({ type: "usageReported", usage, scope: "message" });
}
