import { present } from "@agentstream/stream";

import { none } from "../dialect.ts";
import type { Handlers } from "../handlers.ts";
import type { AgUiEvent, AgUiRun } from "./run.ts";

type SubagentType = "subagentStarted" | "subagentCompleted";

export const subagents: Handlers<AgUiRun, AgUiEvent, SubagentType> = {
  subagentStarted: ({ subagentId: subagentRunId, label: name, prompt, toolId }, run) => {
    run.subagents.add(subagentRunId);
    const about = { subagentRunId, name, description: prompt, parentToolCallId: toolId };
    const started: AgUiEvent = present({ type: "SUBAGENT_STARTED", ...about });
    run.running.set(subagentRunId, started);
    return [started];
  },
  subagentCompleted: ({ subagentId: subagentRunId, success, summary }, run) => {
    run.running.delete(subagentRunId);
    if (!run.subagents.has(subagentRunId)) return none;
    if (!success) {
      const message = summary ?? "The sub-agent failed.";
      return [{ type: "SUBAGENT_ERROR", subagentRunId, message }];
    }
    const outcome = { type: "success" };
    return [present({ type: "SUBAGENT_FINISHED", subagentRunId, result: summary, outcome })];
  },
};

/** A run cannot end while sub-agents run: they wait for the same answer. */
export const suspendSubagents = ({ running }: AgUiRun, interruptId: string): AgUiEvent[] =>
  [...running.keys()].map((subagentRunId) => ({
    type: "SUBAGENT_FINISHED",
    subagentRunId,
    outcome: { type: "suspended", interruptIds: [interruptId] },
  }));
