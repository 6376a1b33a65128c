import { untyped as read, type NativeObject } from "@agentstream/adapter-kit";

import type { ServeHandler } from "../handler.ts";
import type { ServeState, Session } from "../state.ts";
import { isOver } from "../turns.ts";
import { handleBlockPart } from "./block-part.ts";
import { ownerOf } from "./session-owner.ts";
import { noteRetry } from "./session-status.ts";
import { endStep } from "./step-finish.ts";
import { beginStep } from "./step-start.ts";
import { handleToolPart } from "./tool-part.ts";
import { handleUserPart } from "./user-part.ts";

/** Parts of what the model says. */
const handlers: ReadonlyMap<unknown, ServeHandler> = new Map([
  ["text", handleBlockPart],
  ["reasoning", handleBlockPart],
  ["tool", handleToolPart],
  ["step-start", handleStepStart],
  ["step-finish", handleStepFinish],
  ["retry", handleRetryPart],
  // what a step has changed is told by its tools
  ["patch", () => true],
  ["snapshot", () => true],
]);

/** What would count to the turn that is open. */
const steps = new Set<unknown>(["step-start", "step-finish", "retry"]);

/** A part of a message began or changed: it is told whole each time. */
export const handlePartUpdated: ServeHandler = ({ part }, session, state) => {
  if (!read.isFields(part)) return false;
  if (isUsers(part, state)) return handleUserPart(part, session, state);
  const { type, messageID } = part;
  if (steps.has(type) && isOver(messageID, session, state)) return false;
  const handler = handlers.get(type);
  return handler?.(part, session, state) ?? false;
};

/** Whose it is stands in the message before; if that was not seen: only what the model says takes time. */
function isUsers({ messageID, type, time }: NativeObject, { messages }: ServeState): boolean {
  const role = messages.get(read.string(messageID) ?? "")?.role;
  return role === undefined ? type === "text" && time === undefined : role === "user";
}

/** The same step once more: what was told of its answer is void. */
function handleStepStart(part: NativeObject, session: Session, state: ServeState): boolean {
  const { emitter, main } = state;
  if (session === main) emitter.turns.ensure();
  if (beginStep(part, session) === 1) return true;
  for (const [id, { told, about }] of session.blocks) {
    const isVoid = told === undefined && about.messageId === session.step?.messageId;
    if (isVoid && emitter.blocks.isOpen(id)) emitter.blocks.discard(id, "retried");
  }
  return true;
}

function handleStepFinish(part: NativeObject, session: Session, state: ServeState): boolean {
  ownerOf(session, state);
  return endStep(part, session, state);
}

function handleRetryPart(
  { attempt, error }: NativeObject,
  session: Session,
  state: ServeState,
): boolean {
  const { message } = read.fields(read.fields(error)["data"]);
  return noteRetry(read.count(attempt), read.string(message), session, state);
}
