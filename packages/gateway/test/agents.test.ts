import { expect, test } from "vitest";

import { agents } from "../src/index.ts";

test("every agent is known by its own agentType", () => {
  expect([...agents.keys()]).toEqual(["claude", "codex", "gemini"]);
  for (const [id, adapter] of agents) expect(adapter.id).toBe(id);
});
