import * as t from "../../../vocabulary.ts";

export const inputMessages: t.Definitions = {
  ClaudeUserInput: t.open(
    "A prompt. During a turn it waits; several that wait become one, joined by line breaks.",
    {
      type: t.literal("user"),
      message: t.ref("ClaudeUserInputContent"),
      parent_tool_use_id: t.maybe(t.string()),
      session_id: t.optional(t.string("May be empty.")),
      uuid: t.optional(t.string("The replayed message keeps it.")),
    },
  ),
  ClaudeUserInputContent: t.open("The content of a prompt.", {
    role: t.literal("user"),
    content: t.either(
      [t.string(), t.list(t.ref("ClaudeUserBlock"))],
      "A text may be a slash command.",
    ),
  }),
};
