import * as t from "../../../vocabulary.ts";

const args = t.map(t.anything(), "What the tool is called with.");

export const coreTools: t.Definitions = {
  GeminiCoreToolCall: t.open("A tool is called. There is no id and no event for its result.", {
    type: t.literal("tool_call"),
    name: t.string(),
    args,
  }),
  GeminiCoreToolCallRequest: t.open("The model asks for a tool call.", {
    type: t.literal("tool_call_request"),
    value: t.ref("GeminiCoreToolRequest"),
  }),
  GeminiCoreToolRequest: t.open("The tool call that is asked for.", {
    callId: t.string(),
    name: t.string(),
    args,
    isClientInitiated: t.optional(t.boolean("The CLI asked for it, not the model.")),
    prompt_id: t.optional(t.string()),
  }),
};
