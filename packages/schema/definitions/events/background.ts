import * as t from "../vocabulary.ts";
import { event } from "./event.ts";

const taskKinds = t.wordList("TaskKind", ["shell", "agent", "other"]);

const hook = { hookId: t.string(), name: t.string("The hook, in the vendor's words.") };
const toolId = t.optional(t.string("The call that it came from."));

/** Activity next to the main thread: sub-agents, tasks and hooks. */
export const backgroundEvents: t.Definitions = {
  ...event("subagentStarted", "An agent was started by the agent.", {
    subagentId: t.string(),
    label: t.string("What it is called or is to do."),
    toolId,
    prompt: t.optional(t.string()),
    model: t.optional(t.string()),
  }),
  ...event("subagentCompleted", "A sub-agent ended.", {
    subagentId: t.string(),
    success: t.boolean(),
    summary: t.optional(t.string("What it answered.")),
    usage: t.optional(t.ref("TokenUsage", "The vendor's figure; it is part of the turn's.")),
  }),
  ...event("taskStarted", "A background task started.", {
    taskId: t.string(),
    kind: t.listed(taskKinds),
    toolId,
    title: t.optional(t.string()),
  }),
  ...event("taskProgress", "A background task made progress.", {
    taskId: t.string(),
    output: t.optional(t.string("Only what is new.")),
  }),
  ...event("taskCompleted", "A background task ended.", {
    taskId: t.string(),
    success: t.boolean(),
    status: t.optional(t.string("The vendor's word.")),
    outputFile: t.optional(t.string()),
  }),
  ...event("hookStarted", "A hook of the user's was started.", {
    ...hook,
    hookEvent: t.optional(t.string("What it was hooked to, in the vendor's words.")),
  }),
  ...event("hookProgress", "A hook made progress.", {
    hookId: t.string(),
    output: t.optional(t.string("Only what is new.")),
  }),
  ...event("hookCompleted", "A hook ended.", {
    ...hook,
    success: t.boolean(),
    output: t.optional(t.string()),
    exitCode: t.optional(t.integer()),
  }),
};
