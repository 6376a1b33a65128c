import * as t from "../../../vocabulary.ts";
import { line } from "./line.ts";

const toolId = t.string(
  "Joins a call and its result. Not always unique: two calls with one id have one result.",
);

export const tools: t.Definitions = {
  ...line("tool_use", "The model called a tool.", {
    tool_name: t.string("An MCP server's tool is `mcp_<server>_<tool>`."),
    tool_id: toolId,
    parameters: t.map(t.anything(), "As sent by the model, even if a hook changed them later."),
  }),
  ...line(
    "tool_result",
    "A tool call ended; text, and even the next answer, may come between the call and its result.",
    {
      tool_id: toolId,
      status: t.words(
        ["success", "error"],
        "A shell command whose exit code is not 0 is a `success`.",
      ),
      output: t.optional(
        t.string("The output for people, often empty or missing; the model received another text."),
      ),
      error: t.optional(t.ref("GeminiErrorDetail")),
    },
  ),
};
