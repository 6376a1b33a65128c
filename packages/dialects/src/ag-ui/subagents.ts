import { present } from "@agentstream/stream";

import { none } from "../dialect.ts";
import type { Handlers } from "../handlers.ts";
import type { AgUiEvent, AgUiRun } from "./run.ts";

type SubagentType = "subagentStarted" | "subagentCompleted";

export const subagents: Handlers<AgUiRun, AgUiEvent, SubagentType> = {
  subagentStarted: ({ subagentId: subagentRunId, label: name, prompt, toolId }, run) => {
    run.subagents.add(subagentRunId);
    const about = { subagentRunId, name, description: prompt, parentToolCallId: toolId };
    return [present({ type: "SUBAGENT_STARTED", ...about })];
  },
  subagentCompleted: ({ subagentId: subagentRunId, success, summary }, run) => {
    if (!run.subagents.has(subagentRunId)) return none;
    if (!success) {
      const message = summary ?? "The sub-agent failed.";
      return [{ type: "SUBAGENT_ERROR", subagentRunId, message }];
    }
    const outcome = { type: "success" };
    return [present({ type: "SUBAGENT_FINISHED", subagentRunId, result: summary, outcome })];
  },
};
