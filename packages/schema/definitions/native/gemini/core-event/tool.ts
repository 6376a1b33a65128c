import * as t from "../../../vocabulary.ts";

const args = t.map(t.anything(), "The arguments of the tool.");

const event = t.tagged("type", "GeminiCore*");

export const coreTools: t.Definitions = {
  ...event("tool_call", "A tool is called. The call has no id, and its result no event.", {
    name: t.string(),
    args,
  }),
  ...event("tool_call_request", "The model asks for a tool call.", {
    value: t.ref("GeminiCoreToolRequest"),
  }),
  GeminiCoreToolRequest: t.open("The requested tool call.", {
    callId: t.string(),
    name: t.string(),
    args,
    isClientInitiated: t.optional(t.boolean("Requested by the CLI, not by the model.")),
    prompt_id: t.optional(t.string()),
  }),
};
