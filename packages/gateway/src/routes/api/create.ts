import { isApiSessionRequest, validate } from "@agentstream/schema/requests/api-session";

import { json, startProblems } from "../../api-docs/route-docs.ts";
import { readBody } from "../../read-body.ts";
import type { HttpRoute } from "../../route.ts";
import { apiFaultForm } from "./api-fault.ts";
import { promptMark, stateOf } from "./describe-session.ts";
import { findProject } from "./project.ts";

/** Starts a session. Nobody can answer its agent here: it runs at the server's default tier. */
export const createApiSession: HttpRoute = {
  method: "POST",
  url: "/api/sessions",
  docs: {
    summary: "Start a session, by /api",
    body: "requests/api-session",
    answers: { 201: json("responses/api-state") },
    problems: startProblems,
  },
  access: "token",
  scope: "run",
  faultForm: apiFaultForm,
  async handle({ context, caller, request, reply }) {
    const body = readBody({ is: isApiSessionRequest, validate }, request.body);
    const { agentId: agentType, projectId, prompt } = body;
    const { path: cwd } = findProject(context.sessions, projectId);
    const { session } = await context.sessions.begin(caller, {
      agentType,
      prompt,
      config: { projectId, cwd },
      isUnattended: true,
    });
    const { id } = session;
    await context.sessions.writeMark(caller, id, promptMark, prompt);
    return reply
      .code(201)
      .header("location", `/api/sessions/${id}`)
      .send({ id, state: stateOf(session) });
  },
};
