import {
  anything,
  boolean,
  literal,
  map,
  open,
  optional,
  ref,
  string,
  type Definitions,
} from "../../../vocabulary.ts";

const args = map(anything(), "What the tool is called with.");

export const coreTools: Definitions = {
  GeminiCoreToolCall: open("A tool is called. There is no id and no event for its result.", {
    type: literal("tool_call"),
    name: string(),
    args,
  }),
  GeminiCoreToolCallRequest: open("The model asks for a tool call.", {
    type: literal("tool_call_request"),
    value: ref("GeminiCoreToolRequest"),
  }),
  GeminiCoreToolRequest: open("The tool call that is asked for.", {
    callId: string(),
    name: string(),
    args,
    isClientInitiated: optional(boolean("The CLI asked for it, not the model.")),
    prompt_id: optional(string()),
  }),
};
