import type { TurnAccepted } from "@agentstream/schema";
import { isTurnRequest, validate } from "@agentstream/schema/requests/turn";
import type { Accepted } from "@agentstream/sessions";

import { json, startProblems } from "../api-docs/route-docs.ts";
import { readBody } from "../read-body.ts";
import type { HttpRoute } from "../route.ts";
import { keyOf } from "./create-session.ts";

/** A further prompt. */
export const addTurn: HttpRoute = {
  method: "POST",
  url: "/v1/sessions/:id/turns",
  docs: {
    summary: "Send a further prompt",
    body: "requests/turn",
    headers: ["Idempotency-Key"],
    answers: { 202: json("responses/turn") },
    problems: startProblems,
  },
  access: "token",
  scope: "run",
  async handle(call) {
    const { context, caller, params, request, reply } = call;
    const { id = "" } = params;
    const turn = readBody({ is: isTurnRequest, validate }, request.body);
    const key = keyOf(call, `/v1/sessions/${id}/turns`);
    const accepted = await context.sessions.addTurn(caller, id, turn, key);
    return reply.code(202).send(toTurn(accepted));
  },
};

/** Where it waits, or which turn it is. */
function toTurn({ session, position, isNew, isSteered = false }: Accepted): TurnAccepted {
  if (position !== undefined) return { position };
  if (isSteered) return { turnNumber: Math.max(1, session.turn) };
  return isNew ? { turnNumber: session.turn + 1 } : {};
}
