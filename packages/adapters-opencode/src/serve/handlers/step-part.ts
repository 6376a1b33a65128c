import { read } from "@agentstream/adapter-kit/author";

import { beginStep, endStep } from "../../step.ts";
import type { PartHandler } from "../line.ts";
import { ownerOf } from "../session-owner.ts";
import { isOver } from "../turns.ts";
import { noteRetry } from "./session-status.ts";

/** The same step once more: what was emitted of its answer is void. */
export const handleStepStartPart: PartHandler<"step-start"> = (part, { session, state }) => {
  const { emitter, main } = state;
  if (isOver(part.messageID, session, state)) return false;
  if (session === main) emitter.turns.ensure();
  if (beginStep(part, session) === 1) return;
  for (const [id, { whole, about }] of session.blocks) {
    const isVoid = whole === undefined && about.messageId === session.step?.messageId;
    if (isVoid && emitter.blocks.isOpen(id)) emitter.blocks.discard(id, "retried");
  }
};

export const handleStepFinishPart: PartHandler<"step-finish"> = (part, { session, state }) => {
  if (isOver(part.messageID, session, state)) return false;
  ownerOf(session, state);
  return endStep(part, session, state);
};

export const handleRetryPart: PartHandler<"retry"> = (
  { messageID, attempt, error },
  { session, state },
) => {
  if (isOver(messageID, session, state)) return false;
  const { message } = read.fields(read.fields(error).data);
  noteRetry(read.count(attempt), read.string(message), session, state);
};
