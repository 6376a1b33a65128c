import { toSession } from "@agentstream/sessions";

import type { HttpRoute } from "../route.ts";

export const getSession: HttpRoute = {
  method: "GET",
  url: "/v1/sessions/:id",
  access: "token",
  handle: async ({ context, caller, params }) =>
    toSession(await context.sessions.get(caller, params["id"] ?? "")),
};

/** Cancels it, and deletes all that is kept of it. */
export const deleteSession: HttpRoute = {
  method: "DELETE",
  url: "/v1/sessions/:id",
  access: "token",
  async handle({ context, caller, params, reply }) {
    await context.sessions.remove(caller, params["id"] ?? "");
    return reply.code(204).send();
  },
};

/** 202, or 200 if there is nothing to cancel any more. */
export const cancelSession: HttpRoute = {
  method: "POST",
  url: "/v1/sessions/:id/cancel",
  access: "token",
  async handle({ context, caller, params, reply }) {
    const { session, wasRunning } = await context.sessions.cancel(caller, params["id"] ?? "");
    return reply.code(wasRunning ? 202 : 200).send(toSession(session));
  },
};
