import type { AgUiResume, PermissionAnswer, QuestionAnswer } from "@agentstream/schema";
import * as permission from "@agentstream/schema/requests/permission-answer";
import * as question from "@agentstream/schema/requests/question-answer";
import { fieldProblem, type StoredSession } from "@agentstream/sessions";
import { present } from "@agentstream/stream";

import { readBody } from "../../read-body.ts";
import { answerIfOpen, renameFields } from "../../rename-fields.ts";
import type { RouteCall } from "../../route.ts";
import { isFields } from "../../wire/keep-message.ts";

/** Gives the answers to interrupts to the agent. What was answered before is skipped. */
export async function answerInterrupts(
  { context, caller }: RouteCall,
  { id }: StoredSession,
  resume: readonly AgUiResume[],
): Promise<void> {
  const { sessions } = context;
  for (const [index, entry] of resume.entries()) {
    const { interruptId } = entry;
    const payload = `/resume/${index}/payload`;
    const isQuestion = (await sessions.requests(id)).get(interruptId)?.type === "questionAsked";
    const answer = isQuestion
      ? () => sessions.answerQuestion(caller, id, interruptId, answersOf(entry, payload))
      : () => sessions.answerPermission(caller, id, interruptId, decisionOf(entry, payload));
    await answerIfOpen(() => renameFields(answer, (path) => fieldOf(path, payload)));
  }
}

/** Where a field of our answer stands in the payload. */
const fieldOf = (path: string, payload: string): string =>
  path.startsWith(payload) ? path : payload + path.replace(/^\/arguments/, "/editedArgs");

function decisionOf({ status, payload }: AgUiResume, at: string): PermissionAnswer {
  if (status === "cancelled") return { outcome: "denied" };
  const given = typeof payload === "boolean" ? { approved: payload } : payload;
  if (!isFields(given) || typeof given["approved"] !== "boolean")
    throw fieldProblem(`${at}/approved`, "Expected {approved: true} or {approved: false}.");
  const { approved, editedArgs, ...rest } = given;
  const answer = present({
    ...rest,
    outcome: approved ? ("allowed" as const) : ("denied" as const),
    arguments: editedArgs,
  });
  const { isPermissionAnswer: is, validate } = permission;
  return readBody({ is, validate }, answer, (path) => fieldOf(path, at));
}

function answersOf({ status, payload }: AgUiResume, at: string): QuestionAnswer {
  if (status === "cancelled") return { answers: {}, declined: true };
  const { isQuestionAnswer: is, validate } = question;
  return readBody({ is, validate }, payload, (path) => `${at}${path}`);
}
