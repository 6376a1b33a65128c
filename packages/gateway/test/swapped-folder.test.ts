import { mkdirSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { demo } from "@agentstream/adapter-kit";
import { createAcpAgent } from "@agentstream/agents";
import { expect, test } from "vitest";

import { idOf, openGateway } from "./open-gateway.ts";

/** An agent that says in which folder its process runs. */
const program = `
const send = (message) => console.log(JSON.stringify({ jsonrpc: "2.0", ...message }));
require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, method } = JSON.parse(line);
  if (method === "initialize") send({ id, result: { protocolVersion: 1 } });
  else if (method === "session/new") send({ id, result: { sessionId: "n" } });
  else {
    send({ method: "session/update", params: { sessionId: "n", update: { sessionUpdate: "agent_message_chunk", content: { type: "text", text: "in " + process.cwd() } } } });
    send({ id, result: { stopReason: "end_turn" } });
  }
});`;

/** Queues a session in the folder \`sub\`, lets \`meanwhile\` happen, and gives the session's events. */
async function runAfter(meanwhile: (folder: string) => void): Promise<string> {
  const agents = new Map();
  const { call, folder } = await openGateway({ agents, maxRunning: 1 });
  const file = join(folder, "agent.cjs");
  writeFileSync(file, program);
  mkdirSync(join(folder, "sub"));
  agents.set("demo", { adapter: demo });
  const mine = { id: "mine", name: "Mine", command: process.execPath, args: [file] };
  agents.set("mine", { adapter: createAcpAgent(mine) });
  await call("POST", "/v1/sessions", { agentType: "demo", prompt: "wait 1s\nsay done" });
  const config = { cwd: "sub" };
  const queued = await call("POST", "/v1/sessions", { agentType: "mine", prompt: "go", config });
  const id = await idOf(queued);
  meanwhile(folder);
  const events = await call("GET", `/v1/sessions/${id}/events`, undefined, {
    accept: "text/event-stream",
  });
  return events.text();
}

test("a folder that stays is the one the agent runs in", async () => {
  expect(await runAfter(() => {})).toMatch(/in [^"]*\/sub/);
});

test.each([
  ["a link to another folder", (folder: string) => symlinkSync("/etc", join(folder, "sub"))],
  ["nothing", () => {}],
  ["a file", (folder: string) => writeFileSync(join(folder, "sub"), "")],
] as const)("a folder that became %s while the run waited is not used", async (_, replace) => {
  const text = await runAfter((folder) => {
    renameSync(join(folder, "sub"), join(folder, "old"));
    replace(folder);
  });
  expect(text).not.toContain('"in /');
  expect(text).toMatch(/"type":"sessionEnded".*"reason":"failed"/);
});
