import type {
  PermissionRequestedEvent,
  QuestionAnswer,
  QuestionAskedEvent,
  UnifiedEvent,
} from "@agentstream/schema";

import type { HostInput, RunOptions } from "../run.ts";

type Send = (input: HostInput) => void;

/** Has the host's functions answer what was asked; in an unattended run the policy answers. */
export function answerRequests(
  events: readonly UnifiedEvent[],
  options: RunOptions,
  send: Send,
): void {
  for (const event of events) {
    if (event.type === "permissionRequested") void answerPermission(event, options, send);
    if (event.type === "questionAsked") void answerQuestion(event, options, send);
  }
}

async function answerPermission(
  event: PermissionRequestedEvent,
  { onPermission, isUnattended }: RunOptions,
  send: Send,
): Promise<void> {
  const { requestId } = event;
  const deny = (message: string): void =>
    send({
      type: "permissionAnswer",
      requestId,
      answer: { outcome: "denied", message },
      by: "policy",
    });
  if (onPermission === undefined) {
    if (isUnattended === true) deny("Nobody is there to answer.");
    return;
  }
  try {
    send({ type: "permissionAnswer", requestId, answer: await onPermission(event) });
  } catch (error) {
    deny(`Nobody could be asked: ${String(error)}`);
  }
}

const declined: QuestionAnswer = { answers: {}, declined: true };

async function answerQuestion(
  event: QuestionAskedEvent,
  { onQuestion, isUnattended }: RunOptions,
  send: Send,
): Promise<void> {
  const { requestId } = event;
  const reply = (answer: QuestionAnswer): void =>
    send({ type: "questionAnswer", requestId, answer });
  if (onQuestion === undefined) {
    if (isUnattended === true) reply(declined);
    return;
  }
  try {
    reply(await onQuestion(event));
  } catch {
    reply(declined);
  }
}
