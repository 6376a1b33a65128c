import { SessionProblem } from "@agentstream/sessions";

import { json } from "../../api-docs/route-docs.ts";
import type { HttpRoute } from "../../route.ts";
import { apiFaultForm } from "./api-fault.ts";
import { stateOf } from "./describe-session.ts";

export const cancelApiSession: HttpRoute = {
  method: "POST",
  url: "/api/sessions/:id/cancel",
  docs: {
    summary: "Cancel a session of /api",
    answers: { 200: json("responses/api-state") },
    problems: ["notFound"],
  },
  access: "token",
  scope: "run",
  faultForm: apiFaultForm,
  async handle({ context, caller, params }) {
    const { session, wasRunning } = await context.sessions.cancel(caller, params["id"] ?? "");
    if (wasRunning) return { id: session.id, state: "cancelled" };
    throw new SessionProblem(
      "invalid",
      `The session is not running; its state is ${stateOf(session)}.`,
    );
  },
};
