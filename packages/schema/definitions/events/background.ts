import * as t from "../vocabulary.ts";
import { event } from "./event.ts";

const taskKinds = t.wordList("TaskKind", ["shell", "agent", "other"]);

const hook = { hookId: t.string(), name: t.string("The hook, in the vendor's words.") };
const toolId = t.optional(t.string("The call that started it."));

/** Activity next to the main thread: sub-agents, tasks and hooks. */
export const backgroundEvents: t.Definitions = {
  ...event("subagentStarted", "The agent started a sub-agent.", {
    subagentId: t.string(),
    label: t.string("The name or the task of the sub-agent."),
    toolId,
    prompt: t.optional(t.string()),
    model: t.optional(t.string()),
  }),
  ...event("subagentCompleted", "A sub-agent ended.", {
    subagentId: t.string(),
    success: t.boolean(),
    summary: t.optional(t.string("The answer of the sub-agent.")),
    usage: t.optional(
      t.ref("TokenUsage", "The vendor's figure; it is included in the usage of the turn."),
    ),
  }),
  ...event("taskStarted", "A background task started.", {
    taskId: t.string(),
    kind: t.listed(taskKinds),
    toolId,
    title: t.optional(t.string()),
  }),
  ...event("taskProgress", "A background task made progress.", {
    taskId: t.string(),
    output: t.optional(t.string("Only the new part.")),
  }),
  ...event("taskCompleted", "A background task ended.", {
    taskId: t.string(),
    success: t.boolean(),
    status: t.optional(t.string("In the vendor's words.")),
    outputFile: t.optional(t.string()),
  }),
  ...event("hookStarted", "A hook of the user started.", {
    ...hook,
    hookEvent: t.optional(t.string("The event of the hook, in the vendor's words.")),
  }),
  ...event("hookProgress", "A hook made progress.", {
    hookId: t.string(),
    output: t.optional(t.string("Only the new part.")),
  }),
  ...event("hookCompleted", "A hook ended.", {
    ...hook,
    success: t.boolean(),
    output: t.optional(t.string()),
    exitCode: t.optional(t.integer()),
  }),
};
