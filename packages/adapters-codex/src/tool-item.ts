import type { Emitter } from "@agentstream/adapter-kit";

import type { Item } from "./read-item.ts";

export type ToolResult = Parameters<Emitter["tools"]["complete"]>[1];

/** How a call ended: it returned, or it did not. */
type Outcome =
  | { readonly returned: ToolResult }
  | { readonly failed: "denied" | "cancelled"; readonly error?: string };

/** What a call tells of a sub-agent that it spawned. */
export interface SpawnedBy {
  readonly toolId?: string | undefined;
  readonly prompt?: string | undefined;
  readonly model?: string | undefined;
  readonly label?: string | undefined;
}

/** Where a call is made, whichever protocol tells it. */
export interface ToolContext {
  readonly emitter: Emitter;
  /** The sub-agent whose call it is. */
  readonly owner?: { readonly subagentId?: string };
  /** Where sub-agents tell what they do themselves, their calls only say who spawned them. */
  readonly spawned?: (threadId: string, by: SpawnedBy) => void;
}

/** What is special about one type of call. */
export interface ToolItem {
  readonly outcome: (item: Item) => Outcome;
  readonly updated?: (item: Item, context: ToolContext) => void;
  /** Before its end is told, while it is open as `toolId`. */
  readonly ending?: (item: Item, toolId: string, context: ToolContext) => void;
}
