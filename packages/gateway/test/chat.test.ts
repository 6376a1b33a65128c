import { demo } from "@agentstream/adapter-kit";
import { isProblem } from "@agentstream/schema/responses/problem";
import { isSession } from "@agentstream/schema/responses/session";
import { expect, test } from "vitest";

import { openGateway, parseSse, type OpenGateway } from "./open-gateway.ts";

const agents = { agents: new Map([["demo", { adapter: demo }]]) };
const user = (text: string, id = "u"): object => ({
  id,
  role: "user",
  parts: [{ type: "text", text }],
});
const chat = (id: string, ...messages: object[]): object => ({ id, messages, agentType: "demo" });

type Chunk = Readonly<Record<string, unknown>>;

/** The chunks of an answer. */
async function chunksOf(response: Response): Promise<Chunk[]> {
  expect(response.status, await response.clone().text()).toBe(200);
  const frames = parseSse(await response.text()).map(({ data }) => data);
  expect(frames.pop()).toBe("[DONE]");
  return frames.map((data): Chunk => JSON.parse(data));
}

const types = (chunks: readonly Chunk[]): unknown[] => chunks.map(({ type }) => type);
const textOf = (chunks: readonly Chunk[]): string =>
  chunks.map(({ type, delta }) => (type === "text-delta" ? String(delta) : "")).join("");

/** The status of a refused request, and the fields that are wrong. */
async function refusal(response: Response): Promise<readonly [number, ...string[]]> {
  const problem: unknown = await response.json();
  if (!isProblem(problem)) throw new Error(JSON.stringify(problem));
  return [response.status, ...(problem.errors ?? []).map(({ path }) => path)];
}

/** A message of the assistant whose permission was answered. */
const answered = (approvalId: string, approved: boolean): object => ({
  id: "a",
  role: "assistant",
  parts: [
    {
      type: "dynamic-tool",
      toolName: "shell",
      toolCallId: "1",
      state: "approval-responded",
      approval: { id: approvalId, approved },
    },
  ],
});

/** Sends a script that asks, and gives the id of the permission. */
async function ask({ call }: OpenGateway, id: string): Promise<string> {
  const body = chat(id, user("say Before.\nask rm a => removed\nsay After."));
  const chunks = await chunksOf(await call("POST", "/v1/chat", body));
  expect(types(chunks).slice(-2)).toEqual(["tool-approval-request", "finish"]);
  return String(chunks.at(-2)?.["approvalId"]);
}

test("the id of a chat is the alias of a session, whose turns are its messages", async () => {
  const { call } = await openGateway(agents);
  const first = await call("POST", "/v1/chat", chat("c", user("say One.")));
  expect(first.headers.get("x-vercel-ai-ui-message-stream")).toBe("v1");
  const id = first.headers.get("agentstream-session") ?? "";
  expect(textOf(await chunksOf(first)).trim()).toBe("One.");
  const { agentType: _, ...next } = {
    agentType: "",
    ...chat("c", user("say One."), user("say Two.", "v")),
  };
  const second = await call("POST", "/v1/chat", next);
  expect(second.headers.get("agentstream-session")).toBe(id);
  expect(textOf(await chunksOf(second)).trim()).toBe("Two.");
  const session: unknown = await (await call("GET", `/v1/sessions/${id}`)).json();
  expect(isSession(session) && [session.alias, session.turn]).toEqual(["c", 2]);
  // a session that was started otherwise is a chat by its own id
  const own = await call("POST", "/v1/chat", chat(id, user("say Three.")));
  expect(own.headers.get("agentstream-session")).toBe(id);
  await own.text();
});

test("an alias belongs to its owner", async () => {
  const { call } = await openGateway(agents);
  const other = { authorization: "Bearer another-owner-0123456789" };
  const ids = new Set<string | null>();
  for (const headers of [{}, other]) {
    const response = await call("POST", "/v1/chat", chat("c", user("say Hi.")), headers);
    ids.add(response.headers.get("agentstream-session"));
    await response.text();
  }
  expect(ids.size).toBe(2);
});

test("requests that come at once start one session", async () => {
  const { call } = await openGateway(agents);
  const body = { ...chat("c", user("say Hi.")), ifBusy: "queue" };
  const responses = await Promise.all([1, 2, 3].map(() => call("POST", "/v1/chat", body)));
  const texts = await Promise.all(responses.map(async (one) => textOf(await chunksOf(one)).trim()));
  expect(texts).toEqual(["Hi.", "Hi.", "Hi."]);
  expect(new Set(responses.map(({ headers }) => headers.get("agentstream-session"))).size).toBe(1);
});

test("the stream ends at a permission, and the next message answers it", async () => {
  const gateway = await openGateway(agents);
  for (const [approved, outcome] of [
    [true, "tool-output-available"],
    [false, "tool-output-denied"],
  ] as const) {
    const id = `${approved}`;
    const approvalId = await ask(gateway, id);
    const body = chat(id, user("x"), answered(approvalId, approved));
    const chunks = await chunksOf(await gateway.call("POST", "/v1/chat", body));
    expect(types(chunks)[0]).toBe("start");
    expect(types(chunks)).toContain(outcome);
    expect(types(chunks)).not.toContain("tool-approval-request");
    expect(textOf(chunks).trim()).toBe("After.");
    // sent again, the answer changes nothing, and what followed comes again
    const again = await chunksOf(await gateway.call("POST", "/v1/chat", body));
    expect(textOf(again).trim()).toBe("After.");
  }
});

test("an answer to nothing is refused, or told in the stream once the run is over", async () => {
  const gateway = await openGateway(agents);
  const { call } = gateway;
  const missing = await call("POST", "/v1/chat", chat("nobody", answered("p", true)));
  expect(missing.status).toBe(404);
  await ask(gateway, "c");
  expect((await call("POST", "/v1/chat", chat("c", answered("wrong", true)))).status).toBe(404);
  await call("POST", "/v1/chat/c/stop");
  await expect
    .poll(async () => (await call("GET", "/v1/chat/c/stream")).status, { timeout: 60_000 })
    .toBe(204);
  const chunks = await chunksOf(await call("POST", "/v1/chat", chat("c", answered("wrong", true))));
  expect(types(chunks)).toEqual(["error"]);
});

test("what runs can be resumed from its start, and stopped; nothing is 204", async () => {
  const gateway = await openGateway(agents);
  const { call } = gateway;
  expect((await call("GET", "/v1/chat/c/stream")).status).toBe(204);
  expect((await call("POST", "/v1/chat/c/stop")).status).toBe(404);
  const approvalId = await ask(gateway, "c");
  const resumed = await chunksOf(await call("GET", "/v1/chat/c/stream"));
  expect(textOf(resumed).trim()).toBe("Before.");
  expect(resumed.at(-2)).toMatchObject({ type: "tool-approval-request", approvalId });
  const stopped = await call("POST", "/v1/chat/c/stop");
  expect(stopped.status).toBe(202);
  expect(isSession(await stopped.json())).toBe(true);
  await expect
    .poll(async () => (await call("GET", "/v1/chat/c/stream")).status, { timeout: 60_000 })
    .toBe(204);
  expect((await call("POST", "/v1/chat/c/stop")).status).toBe(200);
});

test("a message while the agent works is refused, unless it says what to do", async () => {
  const gateway = await openGateway(agents);
  await ask(gateway, "c");
  const body = chat("c", user("say More."));
  const busy = await gateway.call("POST", "/v1/chat", body);
  expect(busy.status).toBe(409);
  expect(await busy.text()).toContain("/v1/chat/c/stop");
  const instead = await gateway.call("POST", "/v1/chat", { ...body, ifBusy: "interrupt" });
  expect(textOf(await chunksOf(instead)).trim()).toBe("More.");
});

test("an answered message is neither repeated nor changed; a failed one is repeated", async () => {
  const { call } = await openGateway(agents);
  const message = user("say One.");
  await (await call("POST", "/v1/chat", chat("c", message))).text();
  const again = { ...chat("c", message), trigger: "regenerate-message", messageId: "a" };
  expect(await refusal(await call("POST", "/v1/chat", again))).toEqual([400, "/trigger"]);
  const changed = { ...chat("c", user("say Else.")), messageId: "u" };
  expect(await refusal(await call("POST", "/v1/chat", changed))).toEqual([400, "/messageId"]);
  await (await call("POST", "/v1/chat", chat("f", user("fail It broke.")))).text();
  const repeated = { ...chat("f", user("say Well.")), trigger: "regenerate-message" };
  expect(textOf(await chunksOf(await call("POST", "/v1/chat", repeated))).trim()).toBe("Well.");
});

test("what is wrong with a message is told by its field", async () => {
  const { call } = await openGateway(agents);
  const post = async (body: unknown, query = ""): Promise<readonly [number, ...string[]]> =>
    refusal(await call("POST", `/v1/chat${query}`, body));
  const file = (url: string): object => ({
    id: "u",
    role: "user",
    parts: [{ type: "file", mediaType: "image/png", url }],
  });
  const ok = user("say Hi.");
  const cases: readonly (readonly [body: unknown, path: string])[] = [
    [{}, "/id"],
    [{ ...chat("c", ok), model: "x" }, "/model"],
    [chat("", ok), "/id"],
    [chat("x".repeat(256), ok), "/id"],
    [chat("c"), "/messages"],
    [
      chat("c", ok, { id: "v", role: "user", parts: [{ type: "text" }] }),
      "/messages/1/parts/0/text",
    ],
    [chat("c", ok, { id: "a", role: "assistant", parts: [] }), "/messages/1"],
    [chat("c", ok, { id: "v", role: "user", parts: [] }), "/messages/1/parts"],
    [chat("c", ok, file("https://example.com/a.png")), "/messages/1/parts/0/url"],
    [chat("c", ok, file("data:image/png;base64,AAAA")), "/messages/1/parts/0"],
    [{ id: "c", messages: [ok] }, "/agentType"],
    [{ ...chat("c", ok), ifBusy: "steer", config: { maxTurns: 0 } }, "/config/maxTurns"],
  ];
  for (const [body, path] of cases) {
    const [status, first] = await post(body);
    expect([status, first], JSON.stringify(body).slice(0, 200)).toEqual([400, path]);
  }
  expect(cases.length).toBe(12);
  expect(await post(chat("c", ok), "?version=5")).toEqual([400, "/version"]);
  expect(await post(chat("c", ok), "?approvals=no")).toEqual([400, "/approvals"]);
  const denied = { authorization: "Bearer may-only-read-0123456789" };
  expect((await call("POST", "/v1/chat", chat("c", ok), denied)).status).toBe(403);
  expect((await call("POST", "/v1/chat", chat("c", ok), { authorization: "" })).status).toBe(401);
});

test("a long conversation is sent whole, and only its last message is read", async () => {
  const { call } = await openGateway(agents);
  const old = {
    id: "old",
    role: "assistant",
    parts: [{ type: "data-x", data: "x".repeat(9 << 20) }],
  };
  const values = { id: "many", role: "user", parts: Array.from({ length: 120_000 }, () => 0) };
  const body = chat("c", old, values, user("say Hi."));
  expect(textOf(await chunksOf(await call("POST", "/v1/chat", body))).trim()).toBe("Hi.");
});

test("the stream is written for the version of its reader", async () => {
  const { call } = await openGateway(agents);
  const script = "say Hi.\nwait 600s";
  const cancelled = async (version: number): Promise<unknown> => {
    const id = `c${version}`;
    const path = `/v1/chat?version=${version}`;
    const response = await call("POST", path, chat(id, user(script)));
    await call("POST", `/v1/chat/${id}/stop`);
    return (await chunksOf(response)).at(-1);
  };
  expect(await cancelled(6)).toEqual({ type: "abort" });
  expect(await cancelled(7)).toMatchObject({ type: "finish", finishReason: "interrupted" });
});

test("pages of an allowed origin can use a chat, and read its headers", async () => {
  const origin = "http://localhost:3000";
  const { call } = await openGateway(agents, { allowedOrigins: [origin] });
  const preflight = await call("OPTIONS", "/v1/chat", undefined, {
    origin,
    "access-control-request-method": "POST",
    "access-control-request-headers": "authorization,content-type",
  });
  expect(preflight.status).toBe(204);
  const response = await call("POST", "/v1/chat", chat("c", user("say Hi.")), { origin });
  expect(response.headers.get("access-control-allow-origin")).toBe(origin);
  const exposed = response.headers.get("access-control-expose-headers")?.toLowerCase();
  expect(exposed).toContain("agentstream-session");
  expect(exposed).toContain("x-vercel-ai-ui-message-stream");
  await response.text();
});

test("an idempotency key gives the same run", async () => {
  const { call } = await openGateway(agents);
  const headers = { "idempotency-key": "k" };
  const send = async (): Promise<unknown> => {
    const body = chat("c", user("say Hi."));
    return (await chunksOf(await call("POST", "/v1/chat", body, headers)))[0];
  };
  expect(await send()).toEqual(await send());
});
