import * as t from "../../../vocabulary.ts";
import { line } from "./line.ts";

export const otherLines: t.Definitions = {
  ClaudeRateLimitEvent: t.open("How much of a subscription is used. Never with an API key.", {
    type: t.literal("rate_limit_event"),
    rate_limit_info: t.ref("ClaudeRateLimit"),
    ...line,
  }),
  ClaudeRateLimit: t.open("The state of a limit.", {
    status: t.words(["allowed", "allowed_warning", "rejected"]),
    resetsAt: t.maybe(t.number(), "Seconds since 1970."),
    rateLimitType: t.maybe(t.words(["five_hour", "seven_day"])),
    utilization: t.maybe(t.number(), "0 to 1."),
    surpassedThreshold: t.maybe(t.number(), "0 to 1."),
    overageStatus: t.maybe(t.words(["allowed", "rejected"])),
    overageDisabledReason: t.maybe(t.string()),
    isUsingOverage: t.optional(t.boolean()),
    unifiedWindows: t.maybe(t.map(t.anything()), "By type of limit."),
  }),
  ClaudePromptSuggestion: t.open("What the user might ask next. After a result.", {
    type: t.literal("prompt_suggestion"),
    suggestion: t.string(),
    ...line,
  }),
  ClaudeToolProgress: t.open("A tool is still running. Only in remote environments.", {
    type: t.literal("tool_progress"),
    tool_use_id: t.string("An id of its own, such as `bash-progress-0`, not that of the call."),
    parent_tool_use_id: t.nullable(t.string(), "The call that runs."),
    tool_name: t.optional(t.string()),
    elapsed_time_seconds: t.number(),
    task_id: t.maybe(t.string()),
    ...line,
  }),
  ClaudeToolUseSummary: t.open("What some tool calls did, in a few words. Comes a step later.", {
    type: t.literal("tool_use_summary"),
    summary: t.string(),
    preceding_tool_use_ids: t.list(t.string()),
    ...line,
  }),
  ClaudeTranscriptMirror: t.open("What was appended to the CLI's own file of the session.", {
    type: t.literal("transcript_mirror"),
    filePath: t.string(),
    entries: t.list(t.map(t.anything())),
  }),
  ClaudeCommandLifecycle: t.open("What becomes of a message that the host wrote.", {
    type: t.literal("command_lifecycle"),
    command_uuid: t.string("The `uuid` that the host gave it."),
    state: t.words(["queued", "started", "completed"]),
    ...line,
  }),
  ClaudeConversationReset: t.open("The context was cleared: a new conversation begins.", {
    type: t.literal("conversation_reset"),
    new_conversation_id: t.string("The `session_id` from now on."),
    trigger: t.optional(t.words(["clear"])),
    user_message_uuid: t.maybe(t.string()),
    timestamp: t.optional(t.string()),
    ...line,
  }),
};
