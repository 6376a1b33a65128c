import { expect, test } from "vitest";

import { agents, withRegistered } from "../src/agents.ts";

test("every agent is known by its own agentType", () => {
  expect([...agents.keys()]).toEqual(["claude", "codex", "gemini", "opencode", "echo", "demo"]);
  for (const [id, adapter] of agents) expect(adapter.id).toBe(id);
});

test("an agent that the server's owner registers stands beside them", () => {
  const all = withRegistered([{ name: "mine", command: "my-agent", args: ["--acp"] }]);
  expect([...all.keys()]).toEqual([...agents.keys(), "mine"]);
  expect(all.get("mine")?.plan({ prompt: "Hello" })).toMatchObject({
    command: "my-agent",
    args: ["--acp"],
  });
});
