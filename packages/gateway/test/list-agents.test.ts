import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { createAcpAgent, findAgent } from "@agentstream/agents";
import { isAgentList } from "@agentstream/schema/responses/agents";
import { afterAll, expect, test } from "vitest";

import { openGateway } from "./open-gateway.ts";

const folder = mkdtempSync(join(tmpdir(), "list-agents-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("an agent whose command tells no version says why", async () => {
  const command = join(folder, "broken");
  writeFileSync(command, "#!/bin/sh\necho 'a library is missing' >&2\nexit 3\n", { mode: 0o755 });
  const adapter = createAcpAgent({ id: "broken", name: "Broken", command });
  const { call } = await openGateway({ agents: new Map([["broken", { adapter }]]) });
  const answer: unknown = await (await call("GET", "/v1/agents")).json();
  if (!isAgentList(answer)) throw new Error(JSON.stringify(answer));
  const [broken] = answer.agents;
  expect(broken).toMatchObject({
    installed: true,
    problem: `${command} --version exited with code 3: a library is missing`,
  });
  expect(broken).not.toHaveProperty("version");
});

test("what an agent supports, and what its modes become, is published as data", async () => {
  const modes = { ask: "default", readOnly: "plan" };
  const adapter = createAcpAgent({ id: "mine", name: "Mine", command: "mine", modes });
  const agents = new Map([
    ["mine", { adapter }],
    ["gemini", { adapter: findAgent("gemini") ?? adapter }],
  ]);
  const { call } = await openGateway({ agents });
  const answer: unknown = await (await call("GET", "/v1/agents")).json();
  if (!isAgentList(answer)) throw new Error(JSON.stringify(answer));
  const [mine, gemini] = answer.agents;
  expect(mine?.supports?.["acp"]?.fields).toContain("model");
  expect(mine?.supports?.["acp"]?.refused).toMatchObject({
    maxTurns: "ACP has no limit of turns.",
  });
  const { own, pairs } = mine?.modes?.["acp"] ?? {};
  expect(own).toMatchObject({ summary: "its own mode" });
  expect(own).not.toHaveProperty("approvalMode");
  expect(pairs?.["ask"]?.["readOnly"]).toMatchObject({
    summary: "`plan`",
    approvalMode: "ask",
    sandboxMode: "readOnly",
  });
  expect(pairs?.["autoEdit"]?.["none"]).toMatchObject({ approvalMode: "ask" });
  // each pair of each protocol is there
  const tables = answer.agents.flatMap((agent) => Object.values(agent.modes ?? {}));
  expect(tables.length).toBe(3);
  for (const table of tables) {
    const cells = Object.values(table.pairs).flatMap((row) => Object.values(row));
    expect(cells).toHaveLength(16);
    expect(cells.filter((cell) => !("summary" in cell) && !("refused" in cell))).toEqual([]);
  }
  expect(Object.keys(gemini?.supports ?? {})).toEqual(["stream-json", "acp"]);
});
