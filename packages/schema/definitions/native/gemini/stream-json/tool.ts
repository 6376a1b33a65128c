import {
  anything,
  literal,
  map,
  open,
  optional,
  ref,
  string,
  words,
  type Definitions,
} from "../../../vocabulary.ts";
import { timestamp } from "./timestamp.ts";

const toolId = string(
  "Joins a call and its result. Not always unique: two calls with one id have one result.",
);

export const tools: Definitions = {
  GeminiToolUse: open("The model called a tool.", {
    type: literal("tool_use"),
    tool_name: string("An MCP server's tool is `mcp_<server>_<tool>`."),
    tool_id: toolId,
    parameters: map(anything(), "As the model gave them, also where a hook then changed them."),
    timestamp,
  }),
  GeminiToolResult: open(
    "A tool call ended; text, and even the next answer, may stand between the call and this.",
    {
      type: literal("tool_result"),
      tool_id: toolId,
      status: words(
        ["success", "error"],
        "A shell command that exits with another code than 0 is a `success`.",
      ),
      output: optional(
        string(
          "What is shown to people, often empty or missing; the model received something else.",
        ),
      ),
      error: optional(ref("GeminiErrorDetail")),
      timestamp,
    },
  ),
};
