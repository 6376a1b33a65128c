import { demo } from "@agentstream/adapter-kit";
import type { AgUiEvent } from "@agentstream/schema";
import { isAgUiEvent } from "@agentstream/schema/dialects/ag-ui";
import { isProblem } from "@agentstream/schema/responses/problem";
import { expect, test } from "vitest";

import { openGateway, parseSse } from "./open-gateway.ts";

const agents = { agents: new Map([["demo", { adapter: demo }]]) };
const user = (content: unknown): object => ({ id: "u", role: "user", content });
const input = (threadId: string, ...messages: object[]): object => ({
  threadId,
  runId: "r",
  messages,
  tools: [],
  context: [],
  state: {},
  forwardedProps: { agentType: "demo" },
});

async function eventsOf(response: Response): Promise<AgUiEvent[]> {
  expect(response.status, await response.clone().text()).toBe(200);
  return parseSse(await response.text()).map(({ data }) => {
    const event: unknown = JSON.parse(data);
    if (!isAgUiEvent(event)) throw new Error(data);
    return event;
  });
}

const types = (events: readonly AgUiEvent[]): string[] => events.map(({ type }) => type);
const textOf = (events: readonly AgUiEvent[]): string =>
  events.map((event) => (event.type === "TEXT_MESSAGE_CONTENT" ? event.delta : "")).join("");

test("a thread is a session, also of a chat", async () => {
  const { call } = await openGateway(agents);
  const first = await call("POST", "/v1/ag-ui", input("t", user("say One.")));
  const id = first.headers.get("agentstream-session");
  const events = await eventsOf(first);
  const place = { threadId: "t", runId: "r" };
  expect(events[0]).toEqual({ type: "RUN_STARTED", ...place, protocolVersion: "1.0" });
  expect(events.at(-1)).toMatchObject({ type: "RUN_FINISHED", ...place });
  expect(textOf(events).trim()).toBe("One.");
  const parts = [{ type: "text", text: "say Two." }];
  const { forwardedProps: _, ...rest } = { forwardedProps: {}, ...input("t", user(parts)) };
  const second = await call("POST", "/v1/ag-ui?agentType=demo", rest);
  expect(second.headers.get("agentstream-session")).toBe(id);
  expect(textOf(await eventsOf(second)).trim()).toBe("Two.");
  const chat = { id: "t", messages: [{ id: "u", role: "user", parts }] };
  const third = await call("POST", "/v1/chat", chat);
  expect(third.headers.get("agentstream-session")).toBe(id);
  await third.text();
});

test("what the application knows comes before the prompt", async () => {
  const { call } = await openGateway(agents);
  const context = [{ description: "say The page is", value: "settings." }];
  const events = await eventsOf(
    await call("POST", "/v1/ag-ui", { ...input("t", user("say Hi.")), context }),
  );
  expect(textOf(events)).toMatch(/The page is: settings\.\s*Hi\./);
});

test("a thread without a new message is shown as it is", async () => {
  const { call } = await openGateway(agents);
  const look = async (): Promise<AgUiEvent[]> =>
    eventsOf(await call("POST", "/v1/ag-ui", input("t")));
  expect(await look()).toMatchObject([
    { type: "RUN_STARTED" },
    { type: "MESSAGES_SNAPSHOT", messages: [] },
    { type: "RUN_FINISHED" },
  ]);
  await (await call("POST", "/v1/ag-ui", input("t", user("say One.")))).text();
  const asking = user("say Two.\nask rm a => removed");
  await (await call("POST", "/v1/ag-ui", input("t", asking))).text();
  const events = await look();
  const messages = [
    { role: "user", content: "say One." },
    { role: "assistant", content: "One." },
    { role: "user", content: "say Two.\nask rm a => removed" },
  ];
  expect(events[1]).toMatchObject({ type: "MESSAGES_SNAPSHOT", messages });
  expect(Object(events[1]).messages).toHaveLength(3);
  expect(types(events).filter((type) => type === "RUN_STARTED")).toHaveLength(1);
  expect(events.at(-1)).toMatchObject({ outcome: { type: "interrupt" } });
});

test("a thread is read as messages, page by page, and what runs by the id that is given with them", async () => {
  const { call } = await openGateway(agents);
  const read = async (query: string): Promise<Readonly<Record<string, unknown>>> => {
    const response = await call("GET", `/v1/ag-ui?${query}`);
    expect(response.status, await response.clone().text()).toBe(200);
    return Object(await response.json());
  };
  expect(await read("threadId=t")).toEqual({
    messages: [],
    activeRun: null,
    interrupts: null,
    page: { truncated: false },
  });
  const script = "think Hm.\nsay One.\nrun ls => a.txt\nrun false =1> boom\nsay Two.";
  await (await call("POST", "/v1/ag-ui", input("t", user(script)))).text();
  const messages = [
    { role: "user", parts: [{ type: "text", content: script }] },
    {
      role: "assistant",
      parts: [
        { type: "thinking", content: "Hm." },
        { type: "text", content: "One." },
        { type: "tool-call", name: "shell", input: { command: "ls" }, state: "complete" },
        { type: "tool-result", content: "a.txt", state: "complete" },
        { type: "tool-call", name: "shell", input: { command: "false" }, state: "error" },
        { type: "tool-result", content: "boom", state: "error", error: "boom" },
      ],
    },
    { role: "assistant", parts: [{ type: "text", content: "Two." }] },
  ];
  expect(await read("threadId=t")).toMatchObject({ messages, activeRun: null });
  const newest = await read("threadId=t&limit=2");
  expect(newest).toMatchObject({ messages: messages.slice(1), page: { truncated: true } });
  const { cursor } = Object(newest["page"]);
  const older = await read(`threadId=t&limit=2&before=${encodeURIComponent(cursor)}`);
  expect(older).toMatchObject({ messages: messages.slice(0, 1), page: { truncated: false } });

  await (await call("POST", "/v1/ag-ui", input("t", user("say Three.\nask rm a => x")))).text();
  const running = await read("threadId=t");
  expect(running["messages"]).toHaveLength(4);
  const { runId } = Object(running["activeRun"]);
  const path = `/v1/ag-ui?offset=-1&runId=${encodeURIComponent(runId)}`;
  const events = await eventsOf(await call("GET", path));
  expect(events[0]).toMatchObject({ type: "RUN_STARTED", threadId: "t", runId });
  expect(textOf(events).trim()).toBe("Three.");
  expect(events.at(-1)).toMatchObject({ runId, outcome: { type: "interrupt" } });
  const other = { authorization: "Bearer another-owner-0123456789" };
  expect((await call("GET", path, undefined, other)).status).toBe(404);
});

test("a thread that cannot be read is refused by its field", async () => {
  const { call } = await openGateway(agents);
  await (await call("POST", "/v1/ag-ui", input("t", user("say One.")))).text();
  for (const [query, status, path] of [
    ["", 400, "/threadId"],
    ["threadId=t&before=none", 400, "/before"],
    ["threadId=t&limit=many", 400, "/limit"],
    ["runId=t/1&offset=5", 400, "/offset"],
    ["runId=t/2", 404, undefined],
    ["runId=t/0", 404, undefined],
    ["runId=none", 404, undefined],
    ["thread=t", 400, "/thread"],
  ] as const) {
    const response = await call("GET", `/v1/ag-ui?${query}`);
    const problem: unknown = await response.json();
    expect(response.status, query).toBe(status);
    expect(isProblem(problem) && problem.errors?.[0]?.path, query).toBe(path);
  }
});

test("answers that do not fit are refused by their field, and the request stays open", async () => {
  const { call } = await openGateway(agents);
  const asking = input("t", user("ask rm a => removed\nsay After."));
  const asked = await eventsOf(await call("POST", "/v1/ag-ui", asking));
  const interruptId = Object(asked.at(-1)).outcome.interrupts[0].id;
  const resume = (payload: unknown, id = interruptId): Promise<Response> =>
    call("POST", "/v1/ag-ui", {
      ...input("t"),
      resume: [{ interruptId: id, status: "resolved", payload }],
    });
  const fieldOf = async (response: Response): Promise<unknown> => {
    const problem: unknown = await response.json();
    return isProblem(problem) ? problem.errors?.[0]?.path : problem;
  };
  expect(await fieldOf(await resume(undefined))).toBe("/resume/0/payload/approved");
  expect(await fieldOf(await resume({ approved: "yes" }))).toBe("/resume/0/payload/approved");
  expect(await fieldOf(await resume({ approved: true, editedArgs: 1 }))).toBe(
    "/resume/0/payload/editedArgs",
  );
  expect(await fieldOf(await resume({ approved: true, editedArgs: { command: "ls" } }))).toBe(
    "/resume/0/payload/editedArgs",
  );
  expect((await resume({ approved: true }, "wrong")).status).toBe(404);
  const events = await eventsOf(await resume(true));
  expect(textOf(events).trim()).toBe("After.");
  // sent again, the answer changes nothing
  expect(textOf(await eventsOf(await resume(false))).trim()).toBe("After.");
  expect(types(await eventsOf(await resume(true, "wrong")))).toEqual(["RUN_STARTED", "RUN_ERROR"]);
});

test("what is wrong with a run is told by its field", async () => {
  const { call } = await openGateway(agents);
  const ok = user("say Hi.");
  const image = { type: "image", source: { type: "url", value: "https://example.com/a.png" } };
  const cases: readonly (readonly [body: unknown, path: string])[] = [
    [{}, "/threadId"],
    [{ ...input("", ok) }, "/threadId"],
    [{ ...input("t", ok), runId: "" }, "/runId"],
    [{ ...input("t", ok), tools: [{ name: "paint" }] }, "/tools"],
    [{ ...input("t", ok), forwardedProps: {} }, "/forwardedProps/agentType"],
    [
      { ...input("t", ok), forwardedProps: { agentType: "demo", config: { colour: 1 } } },
      "/forwardedProps/config/colour",
    ],
    [input("t", ok, user(undefined)), "/messages/1/content"],
    [input("t", ok, user([])), "/messages/1/content"],
    [input("t", ok, user([image])), "/messages/1/content/0/source/type"],
    [input("t", ok, user([{ type: "audio" }])), "/messages/1/content/0/type"],
    [input("t", ok, { id: "a", role: "assistant", content: "Hi" }), "/messages/1"],
    [{ ...input("t"), resume: [{ status: "resolved" }] }, "/resume/0/interruptId"],
  ];
  for (const [body, path] of cases) {
    const response = await call("POST", "/v1/ag-ui", body);
    const problem: unknown = await response.json();
    if (!isProblem(problem)) throw new Error(JSON.stringify(problem));
    expect([response.status, problem.errors?.[0]?.path], JSON.stringify(body)).toEqual([400, path]);
  }
  expect(cases.length).toBe(12);
  const denied = { authorization: "Bearer may-only-read-0123456789" };
  expect((await call("POST", "/v1/ag-ui", input("t", ok), denied)).status).toBe(403);
});

test("a thread is stopped by its id", async () => {
  const { call } = await openGateway(agents);
  expect((await call("POST", "/v1/ag-ui/t/stop")).status).toBe(404);
  const running = await call("POST", "/v1/ag-ui", input("t", user("wait 600s")));
  expect((await call("POST", "/v1/ag-ui/t/stop")).status).toBe(202);
  expect((await eventsOf(running)).at(-1)).toMatchObject({ outcome: { type: "cancelled" } });
});
