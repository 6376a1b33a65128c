import type { BlockAbout, Emitter } from "@agentstream/adapter-kit/author";
import type { SessionDetail } from "@agentstream/schema";
import type { TokenUsage } from "@agentstream/schema/written";

import { addUsages } from "../map-usage.ts";
import { emitEffects } from "./handlers/tool-effects.ts";

/** What the CLI does not repeat and later lines need. */
export interface State {
  readonly emitter: Emitter;
  /** The message of the last error line: a failed result may have none of its own. */
  lastError: string | undefined;
  /** What has stopped the agent, if nothing more comes. */
  stopped: SessionDetail | undefined;
  /** How the turn failed, more closely. */
  failed: SessionDetail | undefined;
  /** Whether the agent has said something since its last tool. */
  hasAnswer: boolean;
  /** Calls of forms that have no results: what comes next shows that they have returned. */
  readonly unanswered: string[];
  /** An answer came in chunks, a form that has no result line. */
  hasChunks: boolean;
  /** A line of the form whose last line is a result. */
  expectsResult: boolean;
  /** Of forms without a result line: why the last answer ended, what it used, and what those before it used. */
  finishReason: string | undefined;
  answerUsage: TokenUsage | undefined;
  earlierUsage: TokenUsage | undefined;
  /** The error output: its first line that is not noise, and its first that says so itself. */
  firstWords: string | undefined;
  firstError: string | undefined;
  /** Why a request has failed for good. */
  apiError: string | undefined;
}

export const createState = (emitter: Emitter): State => ({
  emitter,
  lastError: undefined,
  stopped: undefined,
  failed: undefined,
  hasAnswer: false,
  unanswered: [],
  hasChunks: false,
  expectsResult: false,
  finishReason: undefined,
  answerUsage: undefined,
  earlierUsage: undefined,
  firstWords: undefined,
  firstError: undefined,
  apiError: undefined,
});

// blocks have no ids: at most one of each is open
const textBlock = "text";
const thoughtBlock = "thought";
const text: BlockAbout = { type: "textChunk" };
const thought: BlockAbout = { type: "thinkingChunk", kind: "summary" };

/** The next piece of the answer. */
export function emitText(state: State, content: string): void {
  if (content === "") return;
  beginText(state);
  state.emitter.blocks.delta(textBlock, content, text);
}

/** A whole message, or the whole text of one that came in pieces. */
export function emitWholeText(state: State, content: string): void {
  const { blocks } = state.emitter;
  if (blocks.isContinued(textBlock, content)) return blocks.close(textBlock, content);
  endBlocks(state);
  if (content === "") return;
  beginText(state);
  blocks.whole(textBlock, content, text);
}

function beginText(state: State): void {
  state.emitter.blocks.close(thoughtBlock);
  continueAnswer(state);
  settleCalls(state);
  state.hasAnswer = true;
  state.stopped = undefined;
}

/** The next piece of a thought. */
export function emitThought(state: State, content: string): void {
  if (content === "") return;
  state.emitter.blocks.close(textBlock);
  continueAnswer(state);
  settleCalls(state);
  state.emitter.blocks.delta(thoughtBlock, content, thought);
}

/** After the end of an answer the next one begins. */
export function continueAnswer(state: State): void {
  if (state.finishReason === undefined) return;
  state.earlierUsage = addUsages(state.earlierUsage, state.answerUsage);
  state.answerUsage = undefined;
  state.finishReason = undefined;
}

/** Other content begins, or the turn ends. */
export function endBlocks({ emitter }: State, isInterrupted = false): void {
  emitter.blocks.close(textBlock, undefined, isInterrupted);
  emitter.blocks.close(thoughtBlock, undefined, isInterrupted);
}

/** The request is made again: its answer so far is void. */
export function discardBlocks({ emitter }: State): void {
  for (const key of [textBlock, thoughtBlock]) {
    if (emitter.blocks.isOpen(key)) emitter.blocks.discard(key, "retried");
  }
}

/** Calls without results of their own have returned once something else comes. */
export function settleCalls(state: State): void {
  const { emitter, unanswered } = state;
  if (unanswered.length === 0) return;
  for (const nativeId of unanswered.splice(0)) {
    const toolId = emitter.tools.idOf(nativeId);
    const start = toolId === undefined ? undefined : emitter.tools.startOf(toolId);
    if (toolId === undefined || start === undefined) continue;
    emitEffects(state, toolId, start, undefined);
    emitter.tools.complete(nativeId, { success: true });
  }
}
