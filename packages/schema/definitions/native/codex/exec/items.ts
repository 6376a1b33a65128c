import * as t from "../../../vocabulary.ts";
import { itemWords } from "./item.ts";
import { textItems } from "./text-item.ts";
import { toolItems } from "./tool-item.ts";

const known: t.Definitions = { ...textItems, ...toolItems };

export const items: t.Definitions = {
  CodexItemForm: t.union("An item, in today's form or in that of older versions.", [
    "CodexItem",
    "CodexOlderItem",
  ]),
  CodexItem: t.union("An action or a message of the agent.", [
    ...Object.keys(known).filter((name) => name.endsWith("Item")),
    "CodexUnknownItem",
  ]),
  ...known,
  CodexUnknownItem: t.unknownMember("An item of a type that this version does not know.", {
    id: t.optional(t.string()),
  }),
  CodexOlderItem: t.without(
    ["type"],
    t.open(
      "An item of the first versions: `item_type` is its type, and a text is called `assistant_message`.",
      {
        item_type: t.words(["assistant_message", ...itemWords]),
        id: t.optional(t.string()),
        text: t.optional(t.string("Of a text or of reasoning.")),
        command: t.optional(t.string()),
        aggregated_output: t.optional(t.string("Standard output and error as one.")),
        exit_code: t.maybe(t.integer()),
        status: t.optional(t.words(["in_progress", "completed", "failed"])),
        changes: t.optional(t.list(t.ref("CodexFileUpdate"))),
        server: t.optional(t.string("Of an MCP call.")),
        tool: t.optional(t.string("Of an MCP call.")),
        arguments: t.optional(t.anything("Of an MCP call.")),
        query: t.optional(t.string("Of a web search.")),
        items: t.optional(t.list(t.ref("CodexTodo"))),
        message: t.optional(t.string("Of an error.")),
      },
    ),
  ),
};
