import { wordIf } from "@agentstream/adapter-kit/author";
import { isEvent } from "@agentstream/schema";

import { ruleFaults } from "../../check/judge.ts";
import { endFaults } from "../judge-session.ts";
import type { LivingCheck } from "../living-check.ts";
import { endsOf } from "../trial-session.ts";

export const budgetWhileAsking: LivingCheck = {
  name: "budget-while-asking",
  description: "The budget is exhausted while a permission waits: the run ends all the same.",
  isFor: ({ adapter, protocols }) =>
    adapter.supports?.[protocols.twoWay ?? ""]?.["maxBudgetUsd"] === true,
  answers: () => [
    {
      send: [
        { do: "call", id: "touch", tool: "shell", arguments: { command: "echo yes > ran.txt" } },
      ],
    },
  ],
  async run({ begin, prompt }) {
    const session = await begin({
      prompt: prompt(1),
      config: { maxBudgetUsd: 0.001, approvalMode: "ask", sandboxMode: "none" },
    });
    const events = await session.afterRuns(1);
    const asked = events.filter((event) => isEvent(event, "permissionRequested"));
    const [end] = endsOf(events);
    return {
      faults: [
        ...ruleFaults(events),
        ...endFaults(events, ["failed"]),
        ...wordIf(asked.length !== 1, `${asked.length} permissions were asked for`),
        ...wordIf(end?.detail !== "maxBudget", `detail: got ${end?.detail}, expected maxBudget`),
      ],
    };
  },
};
