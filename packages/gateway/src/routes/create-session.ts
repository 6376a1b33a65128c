import type { SessionRequest } from "@agentstream/schema";
import { isSessionRequest, validate } from "@agentstream/schema/requests/session";
import {
  fieldProblem,
  fingerprintOf,
  toSession,
  type IdempotencyKey,
  type StoredSession,
} from "@agentstream/sessions";

import { json, startProblems } from "../api-docs/route-docs.ts";
import { readBody } from "../read-body.ts";
import type { HttpRoute, RouteCall } from "../route.ts";

/** Starts a session; with `sessionId`, continues one. */
export const createSession: HttpRoute = {
  method: "POST",
  url: "/v1/sessions",
  docs: {
    summary: "Start a session, or continue one",
    body: "requests/session",
    headers: ["Idempotency-Key"],
    answers: { 201: json("responses/session") },
    problems: startProblems,
  },
  access: "token",
  scope: "run",
  async handle(call) {
    const { request, reply } = call;
    const asked = readBody({ is: isSessionRequest, validate }, request.body);
    const key = keyOf(call, "/v1/sessions");
    const session = await startWith(call, asked, key);
    return reply
      .code(201)
      .header("location", `/v1/sessions/${session.id}`)
      .send(toSession(session));
  },
};

/** Without a prompt the session gets ready for its first one. */
async function startWith(
  { context: { sessions }, caller }: RouteCall,
  { sessionId, prompt, ...rest }: SessionRequest,
  key: IdempotencyKey | undefined,
): Promise<StoredSession> {
  if (prompt === undefined && sessionId !== undefined)
    throw fieldProblem("/prompt", "To continue a session pass its next prompt.");
  if (prompt === undefined) return sessions.prepare(caller, { ...rest, isWarm: true }, key);
  const body = { ...rest, prompt };
  const { session } =
    sessionId === undefined
      ? await sessions.begin(caller, body, key)
      : await sessions.addTurn(caller, sessionId, body, key);
  return session;
}

/** The caller's name for the request, if it gave one. */
export function keyOf(
  { request }: RouteCall,
  address: string,
  body: unknown = request.body,
): IdempotencyKey | undefined {
  const key = request.headers["idempotency-key"];
  return key === undefined
    ? undefined
    : { key: String(key), fingerprint: fingerprintOf(address, body) };
}
