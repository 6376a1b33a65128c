import { untyped as read, type NativeObject } from "@agentstream/adapter-kit";

import type { RunHandler } from "../handler.ts";
import type { Thread } from "../state.ts";

/** A call of the model begins; the same once more is the only sign that the first attempt failed. */
export const handleStepStart: RunHandler = (_, part, { emitter, main }) => {
  emitter.turns.ensure();
  const attempt = beginStep(part, main);
  if (attempt === 1) return true;
  emitter.emit({
    type: "error",
    message: "The request to the model is made again.",
    errorCode: "unknown",
    fatal: false,
    retry: { attempt: attempt - 1 },
  });
  return true;
};

/** Notes that a step begins; gives how often it has. */
export function beginStep({ messageID }: NativeObject, thread: Thread): number {
  const messageId = read.string(messageID);
  const isAgain = messageId !== undefined && thread.step?.messageId === messageId;
  const attempt = isAgain ? (thread.step?.attempt ?? 0) + 1 : 1;
  thread.step = { messageId, attempt };
  thread.finish = undefined;
  // it goes on: what was refused or went wrong before did not stop it
  thread.rejection = undefined;
  thread.failure = undefined;
  return attempt;
}
