import { expect, test } from "vitest";

import { AgentError, createAgentClient, login, logout } from "../src/index.ts";
import { createFakeGateway, json, problem, url, type Answer } from "./fake-gateway.ts";
import { sampleSession, sessionId } from "./sample-session.ts";

const get = `GET /v1/sessions/${sessionId}`;

/** The error of a call. */
async function failure(work: Promise<unknown>): Promise<AgentError> {
  const error: unknown = await work.then(
    () => new Error("It succeeded."),
    (reason: unknown) => reason,
  );
  if (error instanceof AgentError) return error;
  throw error;
}

const refusals: [number, string, string][] = [
  [400, "invalid", "invalidRequest"],
  [401, "unauthenticated", "authenticationFailed"],
  [403, "exceeds-cap", "permissionDenied"],
  [404, "not-found", "sessionNotFound"],
  [404, "no-route", "unsupported"],
  [409, "busy", "invalidRequest"],
  [410, "gone", "invalidRequest"],
  [424, "agent-not-installed", "agentNotInstalled"],
  [500, "internal", "serverError"],
];

test.each(refusals)("status %i, %s, is the code %s", async (status, kind, code) => {
  const { fetch, requests } = createFakeGateway({
    "POST /v1/sessions": () => problem(status, kind, "This is why."),
  });
  const client = createAgentClient({ url, fetch, agentType: "claude" });
  const error = await failure(client.createSession({ prompt: "Hello" }));
  expect(error).toMatchObject({
    name: "AgentError",
    code,
    message: "This is why.",
    agentType: "claude",
    isTransient: false,
    problem: { status, type: `https://agentstream.dev/problems/${kind}` },
    nativeError: expect.stringContaining("This is why."),
  });
  expect(requests.length).toBe(1);
});

test("a call is repeated with the same key while it fails on the way", async () => {
  const answers: Answer[] = [
    () => Promise.reject(new TypeError("fetch failed")),
    () => problem(503, "stopping", "Shutting down.", { "retry-after": "0" }),
    () => new Response("<html>Bad gateway</html>", { status: 502 }),
    () => json(sampleSession(), 201),
  ];
  const { fetch, requests } = createFakeGateway({
    "POST /v1/sessions": (request) => answers[requests.length - 1]?.(request) ?? json({}),
  });
  const client = createAgentClient({ url, fetch, token: "t", config: { cwd: "a", model: "m" } });
  const given = { agentType: "echo", prompt: "Hello", config: { model: "n" } };
  expect(await client.createSession(given)).toMatchObject({ id: sessionId, agentType: "echo" });
  expect(requests.length).toBe(4);
  const keys = new Set(requests.map(({ headers }) => headers["idempotency-key"]));
  expect([...keys]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  for (const { headers, body } of requests) {
    expect(headers["authorization"]).toBe("Bearer t");
    expect(body).toEqual({ ...given, config: { cwd: "a", model: "n" } });
  }
});

test("a gateway that is not there is a connectionFailed, once the time is over", async () => {
  const { fetch, requests } = createFakeGateway({
    [get]: () =>
      Promise.reject(new TypeError("fetch failed", { cause: new Error("ECONNREFUSED") })),
  });
  const client = createAgentClient({ url, fetch, timeoutMs: 3000 });
  const error = await failure(client.resumeSession({ sessionId }));
  expect(error).toMatchObject({
    code: "connectionFailed",
    nativeError: "fetch failed: ECONNREFUSED",
    isTransient: true,
  });
  expect(requests.length).toBeGreaterThan(2);
});

test("a gateway that does not answer is a timeout", async () => {
  const { fetch } = createFakeGateway({ [get]: () => new Promise<never>(() => {}) });
  const client = createAgentClient({ url, fetch, timeoutMs: 50 });
  expect(await failure(client.resumeSession({ sessionId }))).toMatchObject({ code: "timeout" });
});

test("an aborted call rejects with the signal's reason", async () => {
  const { fetch, requests } = createFakeGateway({ [get]: () => new Promise<never>(() => {}) });
  const client = createAgentClient({ url, fetch });
  const controller = new AbortController();
  const call = client.resumeSession({ sessionId }, { signal: controller.signal });
  const reason = new Error("The page is left.");
  controller.abort(reason);
  await expect(call).rejects.toBe(reason);
  expect(requests[0]?.signal.aborted ?? true).toBe(true);
});

test("an answer that is none of the gateway's is a protocolError", async () => {
  const { fetch } = createFakeGateway({
    [get]: () => new Response("<html>"),
    "POST /v1/sessions": () => json([]),
  });
  const client = createAgentClient({ url, fetch, timeoutMs: 1000 });
  expect(await failure(client.resumeSession({ sessionId }))).toMatchObject({
    code: "protocolError",
    nativeError: "<html>",
  });
  const made = client.createSession({ agentType: "echo", prompt: "" });
  expect(await failure(made)).toMatchObject({ code: "protocolError", nativeError: "[]" });
});

test("prompts, answers and cancels go to their routes", async () => {
  const path = `/v1/sessions/${sessionId}`;
  const { fetch, requests } = createFakeGateway({
    [get]: () => json(sampleSession()),
    [`POST ${path}/turns`]: () => json({ position: 2 }, 202),
    [`POST ${path}/cancel`]: () => json(sampleSession({ state: "cancelled" }), 202),
    [`POST ${path}/permissions/p%2F1`]: () => json({ requestId: "p/1", outcome: "allowed" }),
    [`POST ${path}/questions/q`]: () => json({ requestId: "q", outcome: "answered" }),
  });
  let token = "first";
  const client = createAgentClient({ url: `${url}//`, fetch, token: async () => token });
  const session = await client.resumeSession({ sessionId });
  token = "second";
  expect(await session.prompt("More", { ifBusy: "refuse" })).toEqual({ position: 2 });
  await session.answerPermission("p/1", { outcome: "allowed" });
  await session.answerQuestion("q", { answers: { a: "b" } });
  expect(await session.cancel()).toMatchObject({ state: "cancelled" });
  expect(requests.map(({ method, body }) => [method, body])).toEqual([
    ["GET", undefined],
    ["POST", { prompt: "More", ifBusy: "refuse" }],
    ["POST", { outcome: "allowed" }],
    ["POST", { answers: { a: "b" } }],
    ["POST", undefined],
  ]);
  expect(requests.map(({ headers }) => headers["authorization"])).toEqual([
    "Bearer first",
    ...Array.from({ length: 4 }, () => "Bearer second"),
  ]);
});

test("a token is exchanged for the cookie, and the cookie is revoked", async () => {
  const result = { owner: "me", scopes: ["run"], expiresAt: "2026-03-02T21:15:27.412Z" };
  const { fetch, requests } = createFakeGateway({
    "POST /v1/login": () => json(result),
    "DELETE /v1/login": () => new Response(null, { status: 204 }),
  });
  expect(await login({ url, fetch, token: "secret" })).toEqual(result);
  await logout({ url, fetch });
  expect(requests.map(({ method, body }) => [method, body])).toEqual([
    ["POST", { token: "secret" }],
    ["DELETE", undefined],
  ]);
});

test.each(["127.0.0.1:8787", "", "ftp://x", "http://"])("%j is no address", (wrong) => {
  expect(() => createAgentClient({ url: wrong })).toThrow("url: Expected the address");
});

test("a session needs an agent", async () => {
  const client = createAgentClient({ url });
  await expect(client.createSession({ prompt: "Hello" })).rejects.toThrow("agentType: Expected");
});

test("an answer that is cut is asked for again", async () => {
  const session = JSON.stringify(sampleSession());
  const answers = ["", session.slice(0, 40), session];
  const { fetch, requests } = createFakeGateway({
    [get]: () => new Response(answers[requests.length - 1]),
  });
  const client = createAgentClient({ url, fetch });
  expect((await client.resumeSession({ sessionId })).id).toBe(sessionId);
  expect(requests.length).toBe(3);
});

test("sessions are listed by a query, and agents", async () => {
  const page = { sessions: [sampleSession()], next: "c" };
  const agents = [{ agentType: "echo", name: "Echo", installed: true }];
  const { fetch, requests } = createFakeGateway({
    "GET /v1/sessions": () => json(page),
    "GET /v1/agents": () => json({ agents }),
  });
  const client = createAgentClient({ url, fetch });
  expect(await client.listSessions()).toEqual(page);
  expect(await client.listSessions({ state: "done", limit: 2, cursor: "a b" })).toEqual(page);
  expect(await client.listAgents()).toEqual(agents);
  expect(requests.map(({ path }) => path)).toEqual([
    "/v1/sessions",
    "/v1/sessions?state=done&limit=2&cursor=a%20b",
    "/v1/agents",
  ]);
  const strange = createAgentClient({
    url,
    fetch: createFakeGateway({ "GET /v1/sessions": () => json({}) }).fetch,
  });
  expect((await failure(strange.listSessions())).code).toBe("protocolError");
});

test("a session is deleted once, also if the first answer is lost", async () => {
  let isGone = false;
  const { fetch, requests } = createFakeGateway({
    [`DELETE /v1/sessions/${sessionId}`]: () => {
      if (isGone) return problem(404, "not-found", "There is no such session.");
      isGone = true;
      throw new TypeError("fetch failed");
    },
  });
  const client = createAgentClient({ url, fetch });
  await client.deleteSession(sessionId);
  expect(requests.length).toBe(2);
  expect((await failure(client.deleteSession(sessionId))).code).toBe("sessionNotFound");
});
