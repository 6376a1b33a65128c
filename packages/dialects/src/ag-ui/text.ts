import type { TextChunkEvent, ThinkingChunkEvent } from "@agentstream/schema";

import { none } from "../dialect.ts";
import type { Handlers } from "../handlers.ts";
import { tagOf, type AgUiEvent, type AgUiRun, type Tag } from "./run.ts";

type Chunk = TextChunkEvent | ThinkingChunkEvent;

/** Messages and reasoning: what opens one, and what closes it. */
const brackets = {
  textChunk: {
    content: "TEXT_MESSAGE_CONTENT" as const,
    begin: (messageId: string, tag: Tag): AgUiEvent[] => [
      { type: "TEXT_MESSAGE_START", messageId, role: "assistant", ...tag },
    ],
    end: (messageId: string, tag: Tag): AgUiEvent[] => [
      { type: "TEXT_MESSAGE_END", messageId, ...tag },
    ],
  },
  thinkingChunk: {
    content: "REASONING_MESSAGE_CONTENT" as const,
    begin: (messageId: string, tag: Tag): AgUiEvent[] => [
      { type: "REASONING_START", messageId, ...tag },
      { type: "REASONING_MESSAGE_START", messageId, role: "reasoning", ...tag },
    ],
    end: (messageId: string, tag: Tag): AgUiEvent[] => [
      { type: "REASONING_MESSAGE_END", messageId, ...tag },
      { type: "REASONING_END", messageId, ...tag },
    ],
  },
};

export const text: Handlers<AgUiRun, AgUiEvent, Chunk["type"]> = {
  textChunk: writeChunk,
  thinkingChunk: writeChunk,
};

function writeChunk(event: Chunk, run: AgUiRun): readonly AgUiEvent[] {
  const { type, blockId: messageId = type, content: delta, isComplete = false } = event;
  const bracket = brackets[type];
  const open = run.blocks.get(messageId);
  if (open !== undefined && !isComplete)
    return delta === "" ? none : [{ type: bracket.content, messageId, delta, ...open.tag }];
  const tag = open?.tag ?? tagOf(event, run);
  if (tag === undefined || (open === undefined && delta === "")) return none;
  const events = open === undefined ? bracket.begin(messageId, tag) : [];
  if (delta !== "") events.push({ type: bracket.content, messageId, delta, ...tag });
  if (isComplete) {
    events.push(...bracket.end(messageId, tag));
    run.blocks.delete(messageId);
  } else run.blocks.set(messageId, { tag, end: bracket.end });
  return events;
}

/** Closes a block, if it is open. */
export function closeBlock(messageId: string, { blocks }: AgUiRun): readonly AgUiEvent[] {
  const open = blocks.get(messageId);
  blocks.delete(messageId);
  return open === undefined ? none : open.end(messageId, open.tag);
}
