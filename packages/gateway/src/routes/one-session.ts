import { toSession } from "@agentstream/sessions";

import { json } from "../api-docs/route-docs.ts";
import type { HttpRoute } from "../route.ts";

export const getSession: HttpRoute = {
  method: "GET",
  url: "/v1/sessions/:id",
  docs: {
    summary: "Get a session",
    answers: { 200: json("responses/session") },
    problems: ["notFound"],
  },
  access: "token",
  scope: "read",
  handle: async ({ context, caller, params }) =>
    toSession(await context.sessions.get(caller, params["id"] ?? "")),
};

/** Cancels it, and deletes all that is kept of it. */
export const deleteSession: HttpRoute = {
  method: "DELETE",
  url: "/v1/sessions/:id",
  docs: {
    summary: "Cancel a session and delete it",
    answers: { 204: "none" },
    problems: ["notFound"],
  },
  access: "token",
  scope: "run",
  async handle({ context, caller, params, reply }) {
    await context.sessions.remove(caller, params["id"] ?? "");
    return reply.code(204).send();
  },
};

/** 202, or 200 if there is nothing to cancel any more. */
export const cancelSession: HttpRoute = {
  method: "POST",
  url: "/v1/sessions/:id/cancel",
  docs: {
    summary: "Cancel what runs; 200 if nothing does",
    answers: { 200: json("responses/session"), 202: json("responses/session") },
    problems: ["notFound"],
  },
  access: "token",
  scope: "run",
  async handle({ context, caller, params, reply }) {
    const { session, wasRunning } = await context.sessions.cancel(caller, params["id"] ?? "");
    return reply.code(wasRunning ? 202 : 200).send(toSession(session));
  },
};
