import {
  anything,
  boolean,
  either,
  list,
  literal,
  nullable,
  open,
  optional,
  ref,
  string,
  words,
  type Definitions,
} from "../../../vocabulary.ts";
import { answered, line, subagent } from "./line.ts";

export const user: Definitions = {
  ClaudeUserMessage: open(
    "The input of the model: results of tools, a sub-agent's prompt, replayed or synthetic messages, the mark of an interruption.",
    {
      type: literal("user"),
      message: ref("ClaudeUserContent"),
      parent_tool_use_id: nullable(
        string(),
        "The tool call of the sub-agent that receives it; null: the main agent.",
      ),
      ...line,
      timestamp: optional(string()),
      ...subagent,
      ...answered,
      tool_use_result: optional(
        anything(
          "The result as the tool has it. Every tool has its own shape; an error is a text.",
        ),
      ),
      tool_result_meta: optional(list(ref("ClaudeToolResultMeta"))),
      isReplay: optional(boolean("A message that the host wrote, repeated.")),
      isSynthetic: optional(boolean("The CLI wrote it, not the user.")),
      refused_message_id: optional(nullable(string())),
    },
  ),
  ClaudeUserContent: open("The content of a user message.", {
    role: optional(literal("user")),
    content: either([string(), list(ref("ClaudeUserBlock"))]),
  }),
  ClaudeToolResultMeta: open("How it was decided whether a tool may run.", {
    id: string("The tool call."),
    permission_decision: optional(nullable(ref("ClaudePermissionDecision"))),
    non_execution_kind: optional(
      nullable(words(["user-rejected", "permission-rule"]), "Present: the tool did not run."),
    ),
  }),
  ClaudePermissionDecision: open("A decision about a tool call, and its source.", {
    decision: words(["accept", "reject"]),
    source: optional(string()),
    reason_type: optional(nullable(string())),
  }),
};
