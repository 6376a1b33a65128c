import {
  boolean,
  count,
  list,
  nullable,
  number,
  open,
  optional,
  ref,
  string,
  words,
  type Definitions,
} from "../../../vocabulary.ts";
import { system } from "./system.ts";

const task = {
  task_id: string(),
  run_id: optional(string()),
  tool_use_id: optional(nullable(string(), "The tool call that it came from.")),
};
const taskTypes = ["local_agent", "local_bash"];
const usage = optional(nullable(ref("ClaudeTaskUsage")));

/** Sub-agents, and commands in the background. */
export const taskLines: Definitions = {
  ...system(
    "task_started",
    "A sub-agent or a command started. Commands are reported only after a while.",
    {
      ...task,
      description: string(),
      task_type: optional(words(taskTypes)),
      subagent_type: optional(string()),
      prompt: optional(string("The prompt of the sub-agent.")),
      is_backgrounded: optional(boolean()),
      spawn_depth: optional(count("1: started by the main agent.")),
    },
  ),
  ...system("task_progress", "A sub-agent uses a tool.", {
    ...task,
    description: string("What it does now."),
    subagent_type: optional(string()),
    last_tool_name: optional(string()),
    usage,
  }),
  ...system("task_updated", "A task changed; only the changes are listed.", {
    ...task,
    patch: ref("ClaudeTaskPatch"),
  }),
  ...system("task_notification", "A task ended. May be repeated.", {
    ...task,
    status: words(["completed", "failed", "stopped"]),
    summary: optional(nullable(string(), "Its answer, or its description.")),
    summary_is_report: optional(boolean()),
    output_file: optional(nullable(string(), "Empty: there is none.")),
    usage,
  }),
  ...system("background_tasks_changed", "All tasks that run in the background now.", {
    tasks: list(ref("ClaudeBackgroundTask")),
  }),
  ClaudeTaskPatch: open("What changed of a task.", {
    status: optional(words(["running", "completed", "failed", "killed"])),
    end_time: optional(nullable(number(), "Milliseconds since 1970.")),
    error: optional(nullable(string())),
  }),
  ClaudeTaskUsage: open(
    "An estimate of what a sub-agent used so far. Not to be added to anything.",
    {
      total_tokens: count(),
      tool_uses: optional(count()),
      duration_ms: optional(number()),
    },
  ),
  ClaudeBackgroundTask: open("A task that runs in the background.", {
    task_id: string(),
    run_id: optional(string()),
    task_type: optional(words(taskTypes)),
    subagent_type: optional(string()),
    description: optional(string()),
  }),
};
