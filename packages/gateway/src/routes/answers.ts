import * as permission from "@agentstream/schema/requests/permission-answer";
import * as question from "@agentstream/schema/requests/question-answer";

import { json } from "../api-docs/route-docs.ts";
import { readBody } from "../read-body.ts";
import type { HttpRoute } from "../route.ts";
import { keyOf } from "./create-session.ts";

/** Allows or denies what an agent has asked for; the first answer counts. */
export const answerPermission: HttpRoute = {
  method: "POST",
  url: "/v1/sessions/:id/permissions/:requestId",
  docs: {
    summary: "Allow or deny what an agent asked for",
    body: "requests/permission-answer",
    headers: ["Idempotency-Key"],
    answers: { 200: json("responses/answer") },
    problems: ["notFound", "alreadyAnswered", "keyReused", "gone"],
  },
  access: "token",
  scope: "answer",
  async handle(call) {
    const { context, caller, params, request } = call;
    const { id = "", requestId = "" } = params;
    const { validate, isPermissionAnswer: is } = permission;
    const answer = readBody({ is, validate }, request.body);
    const key = keyOf(call, `/v1/sessions/${id}/permissions/${requestId}`);
    await context.sessions.answerPermission(caller, id, requestId, answer, key);
    return { requestId, outcome: answer.outcome };
  },
};

/** Answers what an agent has asked; the first answer counts. */
export const answerQuestion: HttpRoute = {
  method: "POST",
  url: "/v1/sessions/:id/questions/:requestId",
  docs: {
    summary: "Answer a question of an agent",
    body: "requests/question-answer",
    headers: ["Idempotency-Key"],
    answers: { 200: json("responses/answer") },
    problems: ["notFound", "alreadyAnswered", "keyReused", "gone"],
  },
  access: "token",
  scope: "answer",
  async handle(call) {
    const { context, caller, params, request } = call;
    const { id = "", requestId = "" } = params;
    const { validate, isQuestionAnswer: is } = question;
    const answer = readBody({ is, validate }, request.body);
    const key = keyOf(call, `/v1/sessions/${id}/questions/${requestId}`);
    await context.sessions.answerQuestion(caller, id, requestId, answer, key);
    return { requestId, outcome: answer.declined === true ? "declined" : "answered" };
  },
};
