import type * as t from "../../vocabulary.ts";
import { events } from "./exec/event.ts";
import { itemEvents } from "./exec/item-event.ts";
import { items } from "./exec/items.ts";
import { olderLines } from "./exec/older.ts";
import { mcpContent } from "./values/mcp-content.ts";

export const codexExec: t.Document = {
  name: "native/codex/exec",
  title: "Codex CLI: exec --json",
  description:
    "One line of what `codex exec --json` prints. Also the older forms of it that readers meet: items tagged by `item_type`, flat lines without an `item`, one result with a `text`, and the messages of versions before 0.45.",
  root: "CodexLine",
  definitions: { ...events, ...itemEvents, ...olderLines, ...items, ...mcpContent },
  tested: "codex-cli 0.169.0",
};
