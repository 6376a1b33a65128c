import { createAcpAgent } from "@agentstream/agents";
import { expect, test } from "vitest";

import { openGateway } from "./open-gateway.ts";

const missing = createAcpAgent({
  id: "missing",
  name: "Missing",
  command: "agent-that-is-not-installed",
  setup: { install: "npm install -g missing-agent", login: "run `missing login`" },
});
const bare = createAcpAgent({ id: "bare", name: "Bare", command: "/nowhere/agent" });
const agents = new Map([missing, bare].map((adapter) => [adapter.id, { adapter }]));
const config = { approvalMode: "autoAll", sandboxMode: "none" } as const;

test("an agent that is not installed is refused at once, with the command that installs it", async () => {
  const { call } = await openGateway({ agents, allowTier: "autonomous" });
  const session = { agentType: "missing", prompt: "Hello", config };
  const answers = [
    await call("POST", "/v1/sessions", session),
    await call("POST", "/v1/execute", { idempotency_key: "k", task: "Hello", driver: "missing" }),
  ];
  for (const response of answers) {
    expect(response.status).toBe(424);
    expect(await response.json()).toMatchObject({
      type: "https://agentstream.dev/problems/agent-not-installed",
      detail: expect.stringContaining("npm install -g missing-agent"),
      errors: [{ path: "/agentType" }],
    });
  }
  const list = await call("GET", "/v1/sessions");
  expect(await list.json()).toMatchObject({ sessions: [] });
});

test("a registered agent without an install command is refused with its command", async () => {
  const { call } = await openGateway({ agents, allowTier: "autonomous" });
  const response = await call("POST", "/v1/sessions", {
    agentType: "bare",
    prompt: "Hello",
    config,
  });
  expect(response.status).toBe(424);
  expect(await response.text()).toMatch(/\/nowhere\/agent.*--agent/);
});
