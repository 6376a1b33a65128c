import {
  either,
  list,
  literal,
  nullable,
  open,
  optional,
  ref,
  string,
  type Definitions,
} from "../../../vocabulary.ts";

export const inputMessages: Definitions = {
  ClaudeUserInput: open(
    "A prompt. During a turn it waits; several that wait become one, joined by line breaks.",
    {
      type: literal("user"),
      message: ref("ClaudeUserInputContent"),
      parent_tool_use_id: optional(nullable(string())),
      session_id: optional(string("May be empty.")),
      uuid: optional(string("The replayed message keeps it.")),
    },
  ),
  ClaudeUserInputContent: open("The content of a prompt.", {
    role: literal("user"),
    content: either([string(), list(ref("ClaudeUserBlock"))], "A text may be a slash command."),
  }),
};
