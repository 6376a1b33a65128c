import type { Keeper } from "@agentstream/adapter-kit";

import { mapTool, type ToolStart } from "../map-tool.ts";
import type { Item, ItemHandler } from "../read-item.ts";
import type { ExecContext } from "../state.ts";
import type { ToolItem, ToolResult } from "../tool-item.ts";
import { collabToolCall } from "./collab-tool-call.ts";
import { commandExecution } from "./command-execution.ts";
import { fileChange } from "./file-change.ts";
import { mcpToolCall } from "./mcp-tool-call.ts";
import { webSearch } from "./web-search.ts";

const toolItems: ReadonlyMap<string, ToolItem> = new Map([
  ["command_execution", commandExecution],
  ["file_change", fileChange],
  ["mcp_tool_call", mcpToolCall],
  ["collab_tool_call", collabToolCall],
  ["web_search", webSearch],
]);

/** The life of a call, which is the same for all types. */
export const handleTool: ItemHandler = (item, context) => {
  const start = mapTool(item.type, item.fields);
  const tool = toolItems.get(item.type);
  if (start === undefined || tool === undefined) return;
  begin(item, start, context.keeper);
  if (item.phase === "updated") tool.updated?.(item, context);
  if (item.phase === "completed") finish(item, start, tool, context);
};

/** Starts a call, also one of which only the end is printed; but none again that has ended. */
function begin(item: Item, start: ToolStart, { tools }: Keeper): void {
  const { phase, key, isFlat } = item;
  const isNew = isFlat ? start.arguments !== undefined : tools.lastIdOf(key) === undefined;
  if (phase === "started" || (isNew && !tools.isOpen(key))) tools.start(key, start);
}

function finish(item: Item, start: ToolStart, tool: ToolItem, context: ExecContext): void {
  const { tools, deny } = context.keeper;
  const toolId = tools.idOf(item.key);
  const outcome = tool.outcome(item);
  if (toolId !== undefined) tool.ending?.(item, toolId, context);
  if ("returned" in outcome) {
    tools.complete(item.key, { ...outcome.returned, ...learnt(start, toolId, tools) });
    return;
  }
  const { failed, error } = outcome;
  const isTold = tools.fail(item.key, failed, error);
  if (!isTold || failed !== "denied" || toolId === undefined) return;
  const message = error === undefined ? {} : { message: error };
  deny({ toolId, toolName: start.toolName, ...message, source: "vendor" });
}

/** What was not known when the call began. */
function learnt(
  { toolName, arguments: known }: ToolStart,
  toolId: string | undefined,
  tools: Keeper["tools"],
): Pick<ToolResult, "toolName" | "arguments"> {
  const told = toolId === undefined ? undefined : tools.startOf(toolId)?.arguments;
  const isNews = known !== undefined && JSON.stringify(known) !== JSON.stringify(told);
  return { toolName, ...(isNews && { arguments: known }) };
}
