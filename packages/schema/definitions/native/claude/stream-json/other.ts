import {
  anything,
  boolean,
  list,
  literal,
  map,
  nullable,
  number,
  open,
  optional,
  ref,
  string,
  words,
  type Definitions,
} from "../../../vocabulary.ts";
import { line } from "./line.ts";

export const otherLines: Definitions = {
  ClaudeRateLimitEvent: open("How much of a subscription is used. Never with an API key.", {
    type: literal("rate_limit_event"),
    rate_limit_info: ref("ClaudeRateLimit"),
    ...line,
  }),
  ClaudeRateLimit: open("The state of a limit.", {
    status: words(["allowed", "allowed_warning", "rejected"]),
    resetsAt: optional(nullable(number(), "Seconds since 1970.")),
    rateLimitType: optional(nullable(words(["five_hour", "seven_day"]))),
    utilization: optional(nullable(number(), "0 to 1.")),
    surpassedThreshold: optional(nullable(number(), "0 to 1.")),
    overageStatus: optional(nullable(words(["allowed", "rejected"]))),
    overageDisabledReason: optional(nullable(string())),
    isUsingOverage: optional(boolean()),
    unifiedWindows: optional(nullable(map(anything()), "By type of limit.")),
  }),
  ClaudePromptSuggestion: open("What the user might ask next. After a result.", {
    type: literal("prompt_suggestion"),
    suggestion: string(),
    ...line,
  }),
  ClaudeToolProgress: open("A tool is still running. Only in remote environments.", {
    type: literal("tool_progress"),
    tool_use_id: string("An id of its own, such as `bash-progress-0`, not that of the call."),
    parent_tool_use_id: nullable(string(), "The call that runs."),
    tool_name: optional(string()),
    elapsed_time_seconds: number(),
    task_id: optional(nullable(string())),
    ...line,
  }),
  ClaudeToolUseSummary: open("What some tool calls did, in a few words. Comes a step later.", {
    type: literal("tool_use_summary"),
    summary: string(),
    preceding_tool_use_ids: list(string()),
    ...line,
  }),
  ClaudeTranscriptMirror: open("What was appended to the CLI's own file of the session.", {
    type: literal("transcript_mirror"),
    filePath: string(),
    entries: list(map(anything())),
  }),
  ClaudeCommandLifecycle: open("What becomes of a message that the host wrote.", {
    type: literal("command_lifecycle"),
    command_uuid: string("The `uuid` that the host gave it."),
    state: words(["queued", "started", "completed"]),
    ...line,
  }),
  ClaudeConversationReset: open("The context was cleared: a new conversation begins.", {
    type: literal("conversation_reset"),
    new_conversation_id: string("The `session_id` from now on."),
    trigger: optional(words(["clear"])),
    user_message_uuid: optional(nullable(string())),
    timestamp: optional(string()),
    ...line,
  }),
};
