import * as t from "../../../vocabulary.ts";
import { line } from "./line.ts";

const event = t.tagged("type", "Claude*", line);

export const otherLines: t.Definitions = {
  ...event("rate_limit_event", "How much of a subscription is used. Never with an API key.", {
    rate_limit_info: t.ref("ClaudeRateLimit"),
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
  ...event("prompt_suggestion", "What the user might ask next. After a result.", {
    suggestion: t.string(),
  }),
  ...event("tool_progress", "A tool is still running. Only in remote environments.", {
    tool_use_id: t.string("An id of its own, such as `bash-progress-0`, not that of the call."),
    parent_tool_use_id: t.nullable(t.string(), "The call that runs."),
    tool_name: t.optional(t.string()),
    elapsed_time_seconds: t.number(),
    task_id: t.maybe(t.string()),
  }),
  ...event("tool_use_summary", "A short summary of some tool calls. Comes a step later.", {
    summary: t.string(),
    preceding_tool_use_ids: t.list(t.string()),
  }),
  ClaudeTranscriptMirror: t.open("What was appended to the CLI's own file of the session.", {
    type: t.literal("transcript_mirror"),
    filePath: t.string(),
    entries: t.list(t.map(t.anything())),
  }),
  ...event("command_lifecycle", "The state of a message that the host wrote.", {
    command_uuid: t.string("The `uuid` that the host gave it."),
    state: t.words(["queued", "started", "completed"]),
  }),
  ...event("conversation_reset", "The context was cleared: a new conversation starts.", {
    new_conversation_id: t.string("The `session_id` from now on."),
    trigger: t.optional(t.words(["clear"])),
    user_message_uuid: t.maybe(t.string()),
    timestamp: t.optional(t.string()),
  }),
};
