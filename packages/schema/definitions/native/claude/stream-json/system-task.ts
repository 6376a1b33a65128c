import type { TProperties } from "typebox";

import { pascal } from "../../../names.ts";
import * as t from "../../../vocabulary.ts";
import { line } from "./line.ts";
import { system } from "./system.ts";

const task = {
  task_id: t.string(),
  run_id: t.optional(t.string()),
  tool_use_id: t.maybe(t.string(), "The tool call that it came from."),
};
const taskTypes = ["local_agent", "local_bash"];
const usage = t.maybe(t.ref("ClaudeTaskUsage"));

/** A line in either form: newer versions of Qwen Code have the fields of the task in `data`. */
function either(subtype: string, description: string, properties: TProperties): t.Definitions {
  const name = `ClaudeSystem${pascal(subtype)}`;
  const tags = { type: t.literal("system"), subtype: t.literal(subtype) };
  return {
    [name]: t.union(description, [`${name}Data`, `${name}Line`]),
    [`${name}Data`]: t.open(`${description} As Qwen Code prints it.`, {
      data: t.ref("ClaudeTaskData"),
      parent_tool_use_id: t.maybe(t.string()),
      ...tags,
      ...line,
    }),
    [`${name}Line`]: t.without(["data"], t.open(description, { ...tags, ...line, ...properties })),
  };
}

/** Sub-agents, and commands in the background. */
export const taskLines: t.Definitions = {
  ...either(
    "task_started",
    "A sub-agent or a command started. Commands are reported only after a while.",
    {
      ...task,
      description: t.string(),
      task_type: t.optional(t.words(taskTypes)),
      subagent_type: t.optional(t.string()),
      prompt: t.optional(t.string("The prompt of the sub-agent.")),
      is_backgrounded: t.optional(t.boolean()),
      spawn_depth: t.optional(t.count("1: started by the main agent.")),
    },
  ),
  ...either("task_progress", "A sub-agent uses a tool.", {
    ...task,
    description: t.string("What it does now."),
    subagent_type: t.optional(t.string()),
    last_tool_name: t.optional(t.string()),
    usage,
  }),
  ...system("task_updated", "A task changed; only the changes are listed.", {
    ...task,
    patch: t.ref("ClaudeTaskPatch"),
  }),
  ...either("task_notification", "A task ended. May be repeated.", {
    ...task,
    status: t.words(["completed", "failed", "stopped"]),
    summary: t.maybe(t.string(), "Its answer, or its description."),
    summary_is_report: t.optional(t.boolean()),
    output_file: t.maybe(t.string(), "Empty: there is none."),
    usage,
  }),
  ...system("background_tasks_changed", "All tasks that run in the background now.", {
    tasks: t.list(t.ref("ClaudeBackgroundTask")),
  }),
  ClaudeTaskData: t.open("The fields of a task, as Qwen Code prints them.", {
    task_id: t.string(),
    tool_use_id: t.maybe(t.string(), "The tool call that it came from."),
    description: t.optional(t.string()),
    subagent_type: t.optional(t.string()),
    status: t.optional(t.words(["completed", "failed", "stopped"])),
    summary: t.maybe(t.string()),
    usage,
  }),
  ClaudeTaskPatch: t.open("The changed fields of a task.", {
    status: t.optional(t.words(["running", "completed", "failed", "killed"])),
    end_time: t.maybe(t.number(), "Milliseconds since 1970."),
    error: t.maybe(t.string()),
  }),
  ClaudeTaskUsage: t.open(
    "An estimate of what a sub-agent used so far. Must not be added to other figures.",
    {
      total_tokens: t.count(),
      tool_uses: t.optional(t.count()),
      duration_ms: t.optional(t.number()),
    },
  ),
  ClaudeBackgroundTask: t.open("A task that runs in the background.", {
    task_id: t.string(),
    run_id: t.optional(t.string()),
    task_type: t.optional(t.words(taskTypes)),
    subagent_type: t.optional(t.string()),
    description: t.optional(t.string()),
  }),
};
