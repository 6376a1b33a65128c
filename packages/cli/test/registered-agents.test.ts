import { expect, test } from "vitest";

import { registeredAgents } from "../src/serve/add-agent-options.ts";

const agent = { name: "mine", command: "my-agent", args: [] };
const mode = { name: "mine", kind: "ask", mode: "safe" };

test("a registered agent has its modes", () => {
  const agents = registeredAgents({ agent: [agent], agentMode: [mode] });
  expect(agents).toEqual([{ ...agent, modes: { ask: "safe" } }]);
});

// a mode that reached no agent would leave that agent less confined than its owner thinks
test("a mode of an agent that is not registered is refused", () => {
  const flags = { agent: [agent], agentMode: [{ ...mode, name: "mien" }] };
  expect(() => registeredAgents(flags)).toThrow(/--agent-mode: there is no agent "mien"/);
});

test("a name that is given twice is refused", () => {
  const flags = { agent: [agent, { ...agent, command: "other" }], agentMode: [] };
  expect(() => registeredAgents(flags)).toThrow(/--agent: "mine" is given twice/);
});
