import { demo } from "@agentstream/adapter-kit";
import { isProblem } from "@agentstream/schema/responses/problem";
import { expect, test } from "vitest";

import { openGateway, type OpenGateway } from "./open-gateway.ts";

/** More than a page has: they are cut at 1 MiB. */
const million = 3_000_000;
const tooMuch = 40_000_000;

const open = (): Promise<OpenGateway> =>
  openGateway({ agents: new Map([["demo", { adapter: demo }]]) });

const user = (text: string): object => ({ id: "u", role: "user", parts: [{ type: "text", text }] });

/** Runs a chat to its end. */
async function chat({ call }: OpenGateway, id: string, ...prompts: readonly string[]) {
  for (const prompt of prompts) {
    const body = { id, messages: [user(prompt)], agentType: "demo" };
    const response = await call("POST", "/v1/chat", body);
    expect(response.status).toBe(200);
    await response.arrayBuffer();
  }
}

const thread = { threadId: "old", runId: "r", messages: [] };

async function expectTooLarge(answer: Response): Promise<void> {
  const problem: unknown = await answer.json();
  expect([answer.status, isProblem(problem)]).toEqual([413, true]);
  expect(problem).toMatchObject({ detail: expect.stringMatching(/16 MB: .*\/v1\/sessions\//) });
}

test("an old chat of several pages is given whole, to both kinds of front ends", async () => {
  const gateway = await open();
  await chat(gateway, "old", `long ${million}`, "say The end.");
  const chatAnswer = await gateway.call("GET", "/v1/chat/old/messages");
  expect(chatAnswer.status).toBe(200);
  const { messages }: { readonly messages: readonly object[] } = Object(await chatAnswer.json());
  expect(messages).toHaveLength(4);
  expect(JSON.stringify(messages[1]).length).toBeGreaterThan(million);
  expect(JSON.stringify(messages[3])).toContain("The end.");
  const snapshot = await (await gateway.call("POST", "/v1/ag-ui", thread)).text();
  expect(snapshot.length).toBeGreaterThan(million);
  expect(snapshot).toContain("The end.");
});

test("an answer that does not fit into the memory is refused, and says where it can be read", async () => {
  expect.assertions(7);
  const gateway = await open();
  await chat(gateway, "old", `long ${tooMuch}`);
  await expectTooLarge(await gateway.call("GET", "/v1/chat/old/messages"));
  await expectTooLarge(await gateway.call("POST", "/v1/ag-ui", thread));
  const task = { idempotency_key: "k", task: `long ${tooMuch}`, driver: "demo" };
  const json = { accept: "application/json" };
  await expectTooLarge(await gateway.call("POST", "/v1/execute", task, json));
});

test("a part of a session of /api has few events where they are large, and all are given in turn", async () => {
  const gateway = await open();
  const steps = Array.from({ length: 12 }, () => "long 1000000\nrun ls => a.txt").join("\n");
  await chat(gateway, "old", steps);
  const list: unknown = await (await gateway.call("GET", "/api/sessions")).json();
  const id = /"id":"([^"]+)"/.exec(JSON.stringify(list))?.[1] ?? "";
  const sizes: number[] = [];
  const types: string[] = [];
  for (;;) {
    const path = `/api/sessions/${id}/events?limit=1000&offset=${types.length}`;
    const text = await (await gateway.call("GET", path)).text();
    const part: readonly { readonly type: string }[] = JSON.parse(text);
    if (part.length === 0) break;
    sizes.push(text.length);
    types.push(...part.map(({ type }) => type));
  }
  expect(types.filter((type) => type === "log").length).toBeGreaterThanOrEqual(12);
  expect(Math.max(...sizes)).toBeLessThan(10_000_000);
  expect(sizes.length).toBeGreaterThan(2);
});
