import * as t from "../../../vocabulary.ts";

/** The types of items, but for the text: it was renamed. */
export const itemWords = [
  "reasoning",
  "command_execution",
  "file_change",
  "mcp_tool_call",
  "web_search",
  "todo_list",
  "error",
];

const id = t.string("`item_<n>`. Unique only in one process: a resumed run starts at 0.");

/** The items of `codex exec`. */
export const item = t.tagged("type", "Codex*Item", { id });
