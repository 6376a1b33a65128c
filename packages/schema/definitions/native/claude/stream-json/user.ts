import * as t from "../../../vocabulary.ts";
import { answered, line, subagent } from "./line.ts";

export const user: t.Definitions = {
  ClaudeUserMessage: t.open(
    "Input of the model: results of tools, a sub-agent's prompt, replayed or synthetic messages, the mark of an interruption.",
    {
      type: t.literal("user"),
      message: t.ref("ClaudeUserContent"),
      parent_tool_use_id: t.maybe(
        t.string(),
        "The tool call of the sub-agent that receives it; null: the main agent.",
      ),
      ...line,
      timestamp: t.optional(t.string()),
      ...subagent,
      ...answered,
      tool_use_result: t.optional(
        t.anything("The tool's own result. Every tool has its own shape; an error is a text."),
      ),
      tool_result_meta: t.optional(t.list(t.ref("ClaudeToolResultMeta"))),
      isReplay: t.optional(t.boolean("A message that the host wrote, repeated.")),
      isSynthetic: t.optional(t.boolean("The CLI wrote it, not the user.")),
      refused_message_id: t.maybe(t.string()),
    },
  ),
  ClaudeUserContent: t.open("The content of a user message.", {
    role: t.optional(t.literal("user")),
    content: t.either([t.string(), t.list(t.ref("ClaudeUserBlock"))]),
  }),
  ClaudeToolResultMeta: t.open("The decision whether a tool may run.", {
    id: t.string("The tool call."),
    permission_decision: t.maybe(t.ref("ClaudePermissionDecision")),
    non_execution_kind: t.maybe(
      t.words(["user-rejected", "permission-rule"]),
      "Present: the tool did not run.",
    ),
  }),
  ClaudePermissionDecision: t.open("A decision about a tool call, and its source.", {
    decision: t.words(["accept", "reject"]),
    source: t.optional(t.string()),
    reason_type: t.maybe(t.string()),
  }),
};
