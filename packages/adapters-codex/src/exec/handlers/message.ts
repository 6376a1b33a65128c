import { read, type BlockAbout } from "@agentstream/adapter-kit/author";

import { holdText } from "../held-texts.ts";
import type { ItemContext, ItemHandler } from "../item.ts";
import type { State } from "../state.ts";

const message: BlockAbout = { type: "textChunk" };
const summary: BlockAbout = { type: "thinkingChunk", kind: "summary" };

/** Today a message comes whole; in flat lines it grows, and each line repeats it from its beginning. */
export const handleMessage: ItemHandler<"agent_message"> = ({ text }, context) => {
  const words = read.string(text);
  if (words !== undefined) noteSpeech(words, context.state);
  // flat lines may begin and end a message without a word of it: it is an empty one
  const isEmpty = words === undefined && context.isFlat && context.phase === "completed";
  emitSnapshot(isEmpty ? "" : words, message, context);
};

/** Only the summary is printed: its parts come joined, so that they are one block. */
export const handleReasoning: ItemHandler<"reasoning"> = ({ text }, context) =>
  emitSnapshot(read.string(text), summary, context);

function emitSnapshot(
  text: string | undefined,
  about: BlockAbout,
  { phase, key, isFlat, state, emitter: { blocks } }: ItemContext,
): void {
  const isDone = phase === "completed";
  if (isFlat && !isDone && text !== undefined) return holdText(key, { text, about }, state);
  if (isDone) state.heldTexts.delete(key);
  if (text !== undefined && isDone && !blocks.isOpen(key)) return blocks.whole(key, text, about);
  if (text !== undefined) blocks.snapshot(key, text, about);
  if (isDone) blocks.close(key);
}

/** A text that comes whole. */
export function emitMessage(key: string, text: string, state: State): void {
  noteSpeech(text, state);
  state.emitter.blocks.whole(key, text, message);
}

export function noteSpeech(text: string, state: State): void {
  state.lastMessage = text;
  state.hasSpoken = true;
  state.hasSpokenInTurn = true;
}
