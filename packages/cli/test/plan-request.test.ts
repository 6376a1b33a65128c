import type { Adapter, Plan } from "@agentstream/adapter-kit";
import { agents } from "@agentstream/agents";
import type { RunRequest } from "@agentstream/schema";
import { expect, test } from "vitest";

import { planRequest } from "../src/run-agent/plan-request.ts";
import { UsageError } from "../src/terminal.ts";

const plan: Plan = {
  command: "fake",
  args: [],
  env: {},
  stdin: undefined,
  files: {},
  protocol: "p",
  config: {},
  notes: [],
};
const protocol = { schema: "unified", deltas: false, tested: [], cannot: [] } as const;

/** An agent that can be asked, but then knows no limit of turns. */
function fakeAgent(asked: RunRequest[]): Adapter {
  const [real] = agents;
  if (real === undefined) throw new Error("no adapter");
  return {
    ...real,
    protocols: [
      { ...protocol, name: "one-way", interactive: false },
      { ...protocol, name: "two-way", interactive: true },
    ],
    plan(request) {
      asked.push(request);
      if (request.model === "none") return { refusals: [{ field: "model", reason: "no such" }] };
      const isRefused = request.interactive === true && request.maxTurns !== undefined;
      return isRefused ? { refusals: [{ field: "maxTurns", reason: "no limit" }] } : plan;
    },
  };
}

const somebody = { interactive: true, deltas: true };
const none = { interactive: false, deltas: false };

test("who is there is asked", () => {
  const planned = planRequest(fakeAgent([]), "go", {}, somebody);
  expect(planned).toMatchObject({ request: { interactive: true, deltas: true }, unasked: [] });
});

test("where the agent cannot both be asked and do what is wanted nobody is asked, and it is said", () => {
  const asked: RunRequest[] = [];
  const planned = planRequest(fakeAgent(asked), "go", { maxTurns: 3 }, somebody);
  expect(planned.request).toEqual({ prompt: "go", maxTurns: 3, deltas: true });
  expect(planned.unasked).toEqual([{ field: "maxTurns", reason: "no limit" }]);
  expect(asked).toHaveLength(2);
});

test("a protocol in which nobody can be asked is not tried with somebody", () => {
  const { request, unasked } = planRequest(fakeAgent([]), "go", { protocol: "one-way" }, somebody);
  expect(request.interactive).toBeUndefined();
  expect(unasked).toEqual([]);
});

test("where nobody is there nothing is wished for", () => {
  expect(planRequest(fakeAgent([]), "go", {}, none).request).toEqual({ prompt: "go" });
});

test("what is refused in every way is wrong usage, with the flag, the field and the reason", () => {
  const plans = (): unknown => planRequest(fakeAgent([]), "go", { model: "none" }, somebody);
  expect(plans).toThrow(UsageError);
  expect(plans).toThrow("--model (model): no such");
});
