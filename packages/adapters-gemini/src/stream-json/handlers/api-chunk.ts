import { read, type Handler, type Lenient } from "@agentstream/adapter-kit/author";
import type { GeminiApiChunk } from "@agentstream/schema/native/gemini/api-chunk";

import { emitText, endBlocks, type State } from "../state.ts";
import { handleErrorObject } from "./error.ts";
import { handlePart, noteAnswer } from "./part.ts";

type Chunk = Lenient<GeminiApiChunk>;

const marks = ["text", "candidates", "usageMetadata", "promptFeedback", "error"];

export const isApiChunk = (native: object): boolean =>
  marks.some((mark) => Object.hasOwn(native, mark));

/** A piece of an answer as the API sends it, or a bare text. */
export const handleApiChunk: Handler<GeminiApiChunk, State> = (native, state) => {
  const text = read.string(native.text);
  if (text !== undefined) {
    state.hasChunks = true;
    emitText(state, text);
    return true;
  }
  const outcomes = [
    emitCandidate(native, state),
    emitBlocked(native, state),
    native.error !== undefined && handleErrorObject(native.error, state),
  ];
  return outcomes.includes(true);
};

/** The first candidate: there is mostly one. */
function emitCandidate(native: Chunk, state: State): boolean {
  const candidate = read.fields(read.list(native.candidates)[0]);
  const parts = read.objects(read.fields(candidate.content).parts);
  const model = read.string(native.modelVersion);
  const reason = read.string(candidate.finishReason);
  if (model !== undefined) state.emitter.session.learn({ model });
  const outcomes = parts.map((part) => handlePart(part, state));
  state.hasChunks ||= parts.length > 0;
  const isNoted = noteAnswer(state, reason, native.usageMetadata);
  return outcomes.includes(true) || (parts.length === 0 && isNoted);
}

function emitBlocked({ promptFeedback }: Chunk, state: State): boolean {
  const { blockReason, blockReasonMessage } = read.fields(promptFeedback);
  const reason = read.string(blockReason);
  if (reason === undefined) return false;
  const message = read.string(blockReasonMessage) ?? `The prompt was blocked: ${reason}`;
  endBlocks(state);
  state.failed = "promptBlocked";
  state.emitter.error({ message, errorCode: "contentFiltered", fatal: true });
  return true;
}
