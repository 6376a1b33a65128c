import { isSessionRequest, validate } from "@agentstream/schema/requests/session";
import { fieldProblem, fingerprintOf, toSession, type IdempotencyKey } from "@agentstream/sessions";

import { readBody } from "../read-body.ts";
import type { HttpRoute, RouteCall } from "../route.ts";

/** Begins a session; with `sessionId`, goes on with one. */
export const createSession: HttpRoute = {
  method: "POST",
  url: "/v1/sessions",
  access: "token",
  scope: "run",
  async handle(call) {
    const { context, request, reply, caller } = call;
    const asked = readBody({ is: isSessionRequest, validate }, request.body);
    const { sessionId, prompt, ...rest } = asked;
    if (prompt === undefined)
      throw fieldProblem("/prompt", "A session cannot wait for its first prompt yet: pass one.");
    const body = { ...rest, prompt };
    const key = keyOf(call, "/v1/sessions");
    const { session } =
      sessionId === undefined
        ? await context.sessions.begin(caller, body, key)
        : await context.sessions.addTurn(caller, sessionId, body, key);
    return reply
      .code(201)
      .header("location", `/v1/sessions/${session.id}`)
      .send(toSession(session));
  },
};

/** The caller's name for the request, if it gave one. */
export function keyOf({ request }: RouteCall, address: string): IdempotencyKey | undefined {
  const key = request.headers["idempotency-key"];
  if (key === undefined) return undefined;
  return { key: String(key), fingerprint: fingerprintOf(address, request.body) };
}
