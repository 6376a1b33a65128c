import {
  boolean,
  integer,
  listed,
  optional,
  ref,
  string,
  wordList,
  type Definitions,
} from "../vocabulary.ts";
import { event } from "./event.ts";

const taskKinds = wordList("TaskKind", ["shell", "agent", "other"]);

const hook = { hookId: string(), name: string("The hook, in the vendor's words.") };
const toolId = optional(string("The call that it came from."));

/** Activity next to the main thread: sub-agents, tasks and hooks. */
export const backgroundEvents: Definitions = {
  ...event("subagentStarted", "An agent was started by the agent.", {
    subagentId: string(),
    label: string("What it is called or is to do."),
    toolId,
    prompt: optional(string()),
    model: optional(string()),
  }),
  ...event("subagentCompleted", "A sub-agent ended.", {
    subagentId: string(),
    success: boolean(),
    summary: optional(string("What it answered.")),
    usage: optional(ref("TokenUsage", "The vendor's figure; it is part of the turn's.")),
  }),
  ...event("taskStarted", "A background task started.", {
    taskId: string(),
    kind: listed(taskKinds),
    toolId,
    title: optional(string()),
  }),
  ...event("taskProgress", "A background task made progress.", {
    taskId: string(),
    output: optional(string("Only what is new.")),
  }),
  ...event("taskCompleted", "A background task ended.", {
    taskId: string(),
    success: boolean(),
    status: optional(string("The vendor's word.")),
    outputFile: optional(string()),
  }),
  ...event("hookStarted", "A hook of the user's was started.", {
    ...hook,
    hookEvent: optional(string("What it was hooked to, in the vendor's words.")),
  }),
  ...event("hookProgress", "A hook made progress.", {
    hookId: string(),
    output: optional(string("Only what is new.")),
  }),
  ...event("hookCompleted", "A hook ended.", {
    ...hook,
    success: boolean(),
    output: optional(string()),
    exitCode: optional(integer()),
  }),
};
