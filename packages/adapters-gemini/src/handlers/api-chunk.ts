import { read, type NativeObject } from "@agentstream/adapter-kit";

import type { Handler } from "../create-protocol.ts";
import { endBlocks, emitText, type State } from "../state.ts";
import { handleErrorObject } from "./error.ts";
import { noteAnswer } from "./note-answer.ts";
import { handlePart } from "./part.ts";

const marks = ["text", "candidates", "usageMetadata", "promptFeedback", "error"];

export const isApiChunk = (native: NativeObject): boolean =>
  marks.some((mark) => Object.hasOwn(native, mark));

/** A piece of an answer as the API sends it, or a bare text. */
export const handleApiChunk: Handler = (native, state) => {
  const text = read.string(native.text);
  if (text !== undefined) {
    emitText(state, text);
    return true;
  }
  const told = [
    emitCandidate(native, state),
    emitBlocked(native.promptFeedback, state),
    native.error !== undefined && handleErrorObject(native.error, state),
  ];
  return told.includes(true);
};

/** The first candidate: there is mostly one. */
function emitCandidate(native: NativeObject, state: State): boolean {
  const candidate = read.fields(read.list(native.candidates)[0]);
  const parts = read.list(read.fields(candidate["content"])["parts"]);
  const model = read.string(native.modelVersion);
  const reason = read.string(candidate["finishReason"]);
  if (model !== undefined) state.emitter.session.learn({ model });
  const told = parts.map((part) => handlePart(read.fields(part), state));
  const isNoted = noteAnswer(state, reason, native.usageMetadata);
  return told.includes(true) || (parts.length === 0 && isNoted);
}

function emitBlocked(promptFeedback: unknown, state: State): boolean {
  const { blockReason, blockReasonMessage } = read.fields(promptFeedback);
  const reason = read.string(blockReason);
  if (reason === undefined) return false;
  const message = read.string(blockReasonMessage) ?? `The prompt was blocked: ${reason}`;
  endBlocks(state);
  state.failed = "promptBlocked";
  state.emitter.error({ message, errorCode: "contentFiltered", fatal: true });
  return true;
}
