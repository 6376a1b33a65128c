import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { createAcpAgent } from "@agentstream/agents";
import { expect, test } from "vitest";

import { idOf, openGateway } from "./open-gateway.ts";

/** An agent that knows no modes: it asks for one tool, and says what it was answered. */
const program = `
const send = (message) => console.log(JSON.stringify({ jsonrpc: "2.0", ...message }));
require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, method, params, result } = JSON.parse(line);
  const say = (text) => send({ method: "session/update", params: { sessionId: "n", update: { sessionUpdate: "agent_message_chunk", content: { type: "text", text } } } });
  if (method === "initialize") send({ id, result: { protocolVersion: 1, agentCapabilities: {} } });
  else if (method === "session/new") send({ id, result: { sessionId: "n" } });
  else if (method === "session/prompt") {
    globalThis.promptId = id;
    send({ id: "ask", method: "session/request_permission", params: { sessionId: "n", toolCall: { toolCallId: "t", title: "rm", kind: "execute" }, options: [{ optionId: "y", name: "Yes", kind: "allow_once" }, { optionId: "n", name: "No", kind: "reject_once" }] } });
  } else if (id === "ask") {
    say(JSON.stringify(result));
    send({ id: globalThis.promptId, result: { stopReason: "end_turn" } });
  } else send({ id, error: { code: -32601, message: "Method not found" } });
});`;

test("an agent of one's own without modes runs unattended; what it asks for is denied by policy", async () => {
  const agents = new Map();
  const { call, folder } = await openGateway({ agents });
  const file = join(folder, "agent.cjs");
  writeFileSync(file, program);
  agents.set("mine", {
    adapter: createAcpAgent({
      id: "mine",
      name: "Mine",
      command: process.execPath,
      args: [file],
    }),
  });
  const task = { idempotency_key: "k", task: "Hello", driver: "mine" };
  const answered = await call("POST", "/v1/execute", task, { accept: "application/json" });
  expect(answered.status).toBe(200);
  expect(await answered.text()).toContain('\\"optionId\\":\\"n\\"');
  const id = answered.headers.get("agentstream-session");
  const text = await (await call("GET", `/v1/sessions/${id}/events`)).text();
  expect(text).toMatch(/"type":"permissionResolved"[^}]*"outcome":"denied"[^}]*"by":"policy"/);
  expect(text).toContain("it is taken for one that asks");
  // the version of node is not the agent's
  expect(text).not.toContain("agentVersion");
});

test("it runs attended too, and asks", async () => {
  const agents = new Map();
  const { call, folder } = await openGateway({ agents });
  const file = join(folder, "agent.cjs");
  writeFileSync(file, program);
  const adapter = createAcpAgent({
    id: "mine",
    name: "Mine",
    command: process.execPath,
    args: [file],
  });
  agents.set("mine", { adapter });
  const id = await idOf(await call("POST", "/v1/sessions", { agentType: "mine", prompt: "Hello" }));
  const events = `/v1/sessions/${id}/events`;
  let text = "";
  for (let after = 0; !text.includes("permissionRequested"); after++)
    text = await (await call("GET", `${events}?after=${after}&wait=30`)).text();
  const requestId = /"requestId":"([^"]+)"/.exec(text)?.[1] ?? "";
  const answer = await call("POST", `/v1/sessions/${id}/permissions/${requestId}`, {
    outcome: "allowed",
  });
  expect(answer.status).toBeLessThan(300);
  const all = await (await call("GET", events, undefined, { accept: "text/event-stream" })).text();
  expect(all).toMatch(/"outcome":"allowed"[^}]*"by":"user"/);
});
