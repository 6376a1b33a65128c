import { none } from "../dialect.ts";
import type { Handlers } from "../handlers.ts";
import type { AgUiEvent, AgUiRun } from "./run.ts";

export const subagents: Handlers<AgUiRun, AgUiEvent> = {
  subagentStarted: ({ subagentId: subagentRunId, label: name, prompt, toolId }, run) => {
    run.subagents.add(subagentRunId);
    return [
      {
        type: "SUBAGENT_STARTED",
        subagentRunId,
        name,
        ...(prompt !== undefined && { description: prompt }),
        ...(toolId !== undefined && { parentToolCallId: toolId }),
      },
    ];
  },
  subagentCompleted: ({ subagentId: subagentRunId, success, summary }, run) => {
    if (!run.subagents.has(subagentRunId)) return none;
    if (!success) {
      const message = summary ?? "The sub-agent failed.";
      return [{ type: "SUBAGENT_ERROR", subagentRunId, message }];
    }
    const outcome = { type: "success" };
    return [
      {
        type: "SUBAGENT_FINISHED",
        subagentRunId,
        ...(summary !== undefined && { result: summary }),
        outcome,
      },
    ];
  },
};
