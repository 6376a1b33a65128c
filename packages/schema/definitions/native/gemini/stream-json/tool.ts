import * as t from "../../../vocabulary.ts";
import { timestamp } from "./timestamp.ts";

const toolId = t.string(
  "Joins a call and its result. Not always unique: two calls with one id have one result.",
);

export const tools: t.Definitions = {
  GeminiToolUse: t.open("The model called a tool.", {
    type: t.literal("tool_use"),
    tool_name: t.string("An MCP server's tool is `mcp_<server>_<tool>`."),
    tool_id: toolId,
    parameters: t.map(t.anything(), "As the model gave them, also where a hook then changed them."),
    timestamp,
  }),
  GeminiToolResult: t.open(
    "A tool call ended; text, and even the next answer, may stand between the call and this.",
    {
      type: t.literal("tool_result"),
      tool_id: toolId,
      status: t.words(
        ["success", "error"],
        "A shell command that exits with another code than 0 is a `success`.",
      ),
      output: t.optional(
        t.string(
          "What is shown to people, often empty or missing; the model received something else.",
        ),
      ),
      error: t.optional(t.ref("GeminiErrorDetail")),
      timestamp,
    },
  ),
};
