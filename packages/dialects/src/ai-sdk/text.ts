import type { TextChunkEvent, ThinkingChunkEvent } from "@agentstream/schema";
import { isMainThread } from "@agentstream/stream";

import { none } from "../dialect.ts";
import type { Handlers } from "../handlers.ts";
import type { AiSdkRun, UiMessageChunk } from "./run.ts";

const words = {
  textChunk: { start: "text-start", delta: "text-delta", end: "text-end" },
  thinkingChunk: { start: "reasoning-start", delta: "reasoning-delta", end: "reasoning-end" },
} as const;

/** Parts of the main thread's text and thinking, each with its id. */
export const text: Handlers<
  AiSdkRun,
  UiMessageChunk,
  "textChunk" | "thinkingChunk" | "blockDiscarded"
> = {
  textChunk: writeChunk,
  thinkingChunk: writeChunk,
  blockDiscarded: ({ blockId, reason }, run) => {
    const input = run.inputs.get(blockId);
    const chunks = [...closeBlock(blockId, run)];
    if (input !== undefined) {
      run.inputs.delete(blockId);
      chunks.push(neverStarted(blockId, input));
    }
    run.stepParts.delete(blockId);
    // version 7 can take back a step, but no single part of it
    if (run.options.version === 7 && run.isInStep && run.stepParts.size === 0)
      return [...chunks, { type: "reset-step" }];
    // readers that know this part leave the block out
    chunks.push({ type: "data-discarded", id: blockId, data: { blockId, reason: reason ?? null } });
    return chunks;
  },
};

function writeChunk(
  event: TextChunkEvent | ThinkingChunkEvent,
  run: AiSdkRun,
): readonly UiMessageChunk[] {
  const { blockId: id = event.type, content, isComplete = false } = event;
  if (!isMainThread(event)) return none;
  const { start, delta, end } = words[event.type];
  const isOpen = run.blocks.has(id);
  if (isOpen && !isComplete) return content === "" ? none : [{ type: delta, id, delta: content }];
  if (!isOpen && content === "") return none;
  const chunks: UiMessageChunk[] = isOpen ? [] : [{ type: start, id }];
  run.stepParts.add(id);
  if (content !== "") chunks.push({ type: delta, id, delta: content });
  if (isComplete) {
    chunks.push({ type: end, id });
    run.blocks.delete(id);
  } else run.blocks.set(id, end);
  return chunks;
}

function closeBlock(id: string, { blocks }: AiSdkRun): readonly UiMessageChunk[] {
  const type = blocks.get(id);
  blocks.delete(id);
  return type === undefined ? none : [{ type, id }];
}

/** Closes the open blocks: the reader forgets the parts of a step at its end. */
export const closeBlocks = (run: AiSdkRun): UiMessageChunk[] =>
  [...run.blocks.keys()].flatMap((id) => closeBlock(id, run));

export const neverStarted = (toolCallId: string, toolName: string): UiMessageChunk => ({
  type: "tool-input-error",
  toolCallId,
  toolName,
  input: null,
  errorText: "The call was taken back before it began.",
  providerExecuted: true,
  dynamic: true,
});
