import type { Keeper } from "@agentstream/adapter-kit";

import type { Item, ItemHandler } from "./read-item.ts";
import type { ExecContext } from "./state.ts";

export type ToolResult = Parameters<Keeper["tools"]["complete"]>[1];

/** How a call ended: it returned, or it did not. */
type Outcome =
  | { readonly returned: ToolResult }
  | { readonly failed: "denied" | "cancelled"; readonly error?: string };

/** What is special about one type of call. */
export interface ToolItem {
  readonly outcome: (item: Item) => Outcome;
  readonly updated?: ItemHandler;
  /** Before its end is told, while it is open as `toolId`. */
  readonly ending?: (item: Item, toolId: string, context: ExecContext) => void;
}
