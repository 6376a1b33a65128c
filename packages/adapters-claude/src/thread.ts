import { untyped as read, type NativeObject } from "@agentstream/adapter-kit";

import type { Context, Message, StreamedBlock } from "./state.ts";

/** Whose an event is; the main agent's without either. */
export interface Owner {
  readonly parentToolId?: string;
  readonly subagentId?: string;
}

/** Which thread a line belongs to: the tool call whose sub-agent it is; "" is the main one. */
export const threadOf = (native: NativeObject): string =>
  read.string(native["parent_tool_use_id"]) ?? "";

const main: Owner = {};

export function ownerOf(thread: string, { emitter, state }: Context): Owner {
  if (thread === "") return main;
  const name = state.jobs.subagents.get(thread) ?? startUntold(thread, { emitter, state });
  const subagentId = emitter.jobs.subagentId(name);
  const parentToolId = emitter.tools.lastIdOf(thread) ?? thread;
  return subagentId === undefined ? { parentToolId } : { parentToolId, subagentId };
}

/** Some versions, and Qwen Code, do not say that a sub-agent begins: its first line does. */
function startUntold(
  thread: string,
  { emitter, state }: Pick<Context, "emitter" | "state">,
): string {
  const toolId = emitter.tools.lastIdOf(thread);
  const input = read.fields(
    toolId === undefined ? undefined : emitter.tools.startOf(toolId)?.arguments,
  );
  const prompt = read.string(input["prompt"]);
  state.jobs.subagents.set(thread, thread);
  emitter.jobs.startSubagent(thread, {
    label: read.string(input["description"]) ?? read.string(input["subagent_type"]) ?? thread,
    ...(toolId !== undefined && { toolId }),
    ...(prompt !== undefined && { prompt }),
  });
  return thread;
}

/** The message of a thread that has this id; another one begins with it, and the old one's open blocks are void. */
export function messageOf(thread: string, id: string, context: Context): Message {
  const current = context.state.messages.get(thread);
  if (current?.id === id) return current;
  discardPending(thread, context);
  const message: Message = { id, count: 0, blocks: [] };
  context.state.messages.set(thread, message);
  return message;
}

export const nextKey = (message: Message): string => `${message.id}/${message.count++}`;

/** The oldest streamed block of a type that has no line of its own yet. */
export function takeStreamed(
  message: Message,
  type: string,
  toolId?: string,
): StreamedBlock | undefined {
  const block = message.blocks.find(
    (one) => !one.isTold && one.type === type && one.toolId === toolId,
  );
  if (block !== undefined) block.isTold = true;
  return block;
}

/** The request is made again: what streamed of the last one, and was never finished, is void. */
export function discardPending(thread: string, { emitter, state }: Context): void {
  const message = state.messages.get(thread);
  if (message === undefined) return;
  for (const { key, toolId, isTold } of message.blocks) {
    if (isTold) continue;
    if (emitter.blocks.isOpen(key)) emitter.blocks.discard(key, "retried");
    if (toolId !== undefined) emitter.tools.discardInput(toolId);
  }
  state.messages.delete(thread);
  if (thread === "") state.turn.openCall = undefined;
}

/** Somebody interrupted: what streamed is cut off. */
export function cutPending(thread: string, { emitter, state }: Context): void {
  const message = state.messages.get(thread);
  for (const { key, toolId, isTold } of message?.blocks ?? []) {
    if (isTold) continue;
    emitter.blocks.close(key, undefined, true);
    if (toolId !== undefined) emitter.tools.discardInput(toolId);
  }
  state.messages.delete(thread);
}

/** Whose something that was started is, as fields of an event. */
export const ownerFields = ({
  parentToolId,
  subagentId,
}: {
  readonly parentToolId?: string | undefined;
  readonly subagentId?: string | undefined;
}): Owner => ({
  ...(parentToolId !== undefined && { parentToolId }),
  ...(subagentId !== undefined && { subagentId }),
});
