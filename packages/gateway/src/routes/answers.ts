import * as permission from "@agentstream/schema/requests/permission-answer";
import * as question from "@agentstream/schema/requests/question-answer";

import { readBody } from "../read-body.ts";
import type { HttpRoute } from "../route.ts";

/** Allows or denies what an agent has asked for; the first answer counts. */
export const answerPermission: HttpRoute = {
  method: "POST",
  url: "/v1/sessions/:id/permissions/:requestId",
  access: "token",
  async handle({ context, caller, params, request }) {
    const { id = "", requestId = "" } = params;
    const { validate, isPermissionAnswer: is } = permission;
    const answer = readBody({ is, validate }, request.body);
    await context.sessions.answerPermission(caller, id, requestId, answer);
    return { requestId, outcome: answer.outcome };
  },
};

/** Answers what an agent has asked; the first answer counts. */
export const answerQuestion: HttpRoute = {
  method: "POST",
  url: "/v1/sessions/:id/questions/:requestId",
  access: "token",
  async handle({ context, caller, params, request }) {
    const { id = "", requestId = "" } = params;
    const { validate, isQuestionAnswer: is } = question;
    const answer = readBody({ is, validate }, request.body);
    await context.sessions.answerQuestion(caller, id, requestId, answer);
    return { requestId, outcome: answer.declined === true ? "declined" : "answered" };
  },
};
