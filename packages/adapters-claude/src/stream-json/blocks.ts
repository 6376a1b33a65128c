import { read, type BlockAbout, type Lenient, type Unsure } from "@agentstream/adapter-kit/author";

import type { ContentBlock } from "./line.ts";
import type { Context, Message, StreamedBlock } from "./state.ts";
import { ownerOf, type ThreadContext } from "./thread.ts";
import type { Variant } from "./variants.ts";

/** The message of a thread that has this id. A new one replaces the old one, whose open blocks are void. */
export function messageOf(id: string, context: ThreadContext): Message {
  const { state, thread } = context;
  const current = state.messages.get(thread);
  if (current?.id === id) return current;
  discardPending(thread, context);
  const message: Message = { id, count: 0, isComplete: false, blocks: [] };
  state.messages.set(thread, message);
  return message;
}

/** The message that a line finishes: the one that streams, if the line repeats any of it under another id. */
export function finishedBy(
  id: string,
  content: readonly Lenient<ContentBlock>[],
  context: ThreadContext,
): Message {
  const { state, thread } = context;
  const current = state.messages.get(thread);
  if (current?.id === id) return current;
  const closed = state.closedMessages.get(thread);
  if (closed?.id === id) return closed;
  if (current === undefined) return messageOf(id, context);
  const repeats = content.some((native) => isPendingIn(current, native, state.variant));
  return repeats ? current : messageOf(id, context);
}

/** Whether a block streamed and waits for its line. Calls have ids; of texts only the kind is known. */
function isPendingIn(
  message: Message,
  native: Lenient<ContentBlock>,
  { splitsMessages }: Variant,
): boolean {
  const [type, call] = [read.string(native.type), read.string(native.id)];
  if (call === undefined && !splitsMessages) return false;
  return message.blocks.some((one) => !one.isFinal && one.type === type && one.toolId === call);
}

/** The id of a message that streams without a beginning: one in each thread. */
export const unnamedIn = (thread: string): string =>
  thread === "" ? "message" : `message of ${thread}`;

export const nextKey = (message: Message): string => `${message.id}/${message.count++}`;

/** Remembers a block that begins; it is emitted with its first piece. */
export function openBlock(
  message: Message,
  index: number | undefined,
  native: Lenient<ContentBlock>,
  context: ThreadContext,
): StreamedBlock {
  const type = read.string(native.type) ?? "";
  const block: StreamedBlock = {
    key: nextKey(message),
    index,
    type,
    toolId: read.string(native.id),
    toolName: read.string(native.name),
    about: aboutOf(type, message.id, context),
    isFinal: false,
  };
  message.blocks.push(block);
  // a beginning was lost: this is the next message's
  message.isComplete = false;
  const text = read.string(type === "thinking" ? native.thinking : native.text);
  if (block.about !== undefined && text !== undefined)
    context.emitter.blocks.delta(block.key, text, block.about);
  return block;
}

/** What a block's events have in addition to its text; undefined if the block is not text. */
export function aboutOf(
  type: string,
  messageId: string,
  context: ThreadContext,
): BlockAbout | undefined {
  const owner = ownerOf(context.thread, context);
  if (type === "text") return { type: "textChunk", messageId, ...owner };
  if (type === "thinking") return { type: "thinkingChunk", messageId, ...owner };
  return undefined;
}

/** The oldest streamed block of a type that has no line of its own yet. */
export function takeStreamed(
  message: Message,
  type: string,
  toolId?: string,
): StreamedBlock | undefined {
  const block = message.blocks.find(
    (one) => !one.isFinal && one.type === type && one.toolId === toolId,
  );
  if (block !== undefined) block.isFinal = true;
  return block;
}

/** A request is made: what streamed of the last one, and was never finished, is void. */
export function discardPending(thread: string, { emitter, state }: Context): void {
  const message = state.messages.get(thread);
  if (message === undefined) return;
  const isWhole = message.isComplete && message.blocks.some(({ isFinal }) => !isFinal);
  if (isWhole) state.closedMessages.set(thread, message);
  for (const { key, toolId, isFinal } of message.blocks) {
    if (isFinal) continue;
    if (message.isComplete) emitter.blocks.close(key);
    else if (emitter.blocks.isOpen(key)) emitter.blocks.discard(key, "retried");
    if (toolId !== undefined) emitter.tools.discardInput(toolId);
  }
  state.messages.delete(thread);
  if (thread === "") state.turn.openCall = undefined;
}

/** The turn was interrupted: what streamed is cut off. */
export function cutPending(thread: string, { emitter, state }: Context): void {
  const message = state.messages.get(thread);
  for (const { key, toolId, isFinal } of message?.blocks ?? []) {
    if (isFinal) continue;
    emitter.blocks.close(key, undefined, message?.isComplete !== true);
    if (toolId !== undefined) emitter.tools.discardInput(toolId);
  }
  state.messages.delete(thread);
}

/** A later line replaces these: their blocks no longer count. */
export function discardLines(
  lines: Unsure<string[] | undefined> | undefined,
  { emitter, state }: Context,
): void {
  const { blocksByLine } = state.turn;
  for (const line of read.strings(lines)) {
    for (const key of blocksByLine.get(line) ?? []) emitter.blocks.discard(key, "superseded");
    blocksByLine.delete(line);
  }
}

/** What the CLI itself writes. Outside of a turn it answers a request of the host's, and is a log. */
export function emitLocalText(text: string, key: string, { emitter, state }: Context): void {
  if (text === "" || text === "(no content)") return;
  if (!emitter.turns.isOpen()) return emitter.log("info", text, "agent");
  state.turn.hasText = true;
  emitter.blocks.whole(key, text, { type: "textChunk", local: true });
}
