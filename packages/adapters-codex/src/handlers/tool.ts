import { untyped as read, type Emitter, type NativeObject } from "@agentstream/adapter-kit";

import { mapTime } from "../map-time.ts";
import { mapTool, type ToolStart } from "../map-tool.ts";
import type { Item } from "../read-item.ts";
import type { ToolContext, ToolItem, ToolResult } from "../tool-item.ts";
import { collabToolCall } from "./collab-tool-call.ts";
import { commandExecution } from "./command-execution.ts";
import { dynamicToolCall } from "./dynamic-tool-call.ts";
import { fileChange } from "./file-change.ts";
import { imageGeneration } from "./image-generation.ts";
import { mcpToolCall } from "./mcp-tool-call.ts";
import { webSearch } from "./web-search.ts";

const toolItems: ReadonlyMap<string, ToolItem> = new Map([
  ["command_execution", commandExecution],
  ["file_change", fileChange],
  ["mcp_tool_call", mcpToolCall],
  ["collab_tool_call", collabToolCall],
  ["web_search", webSearch],
  ["dynamic_tool_call", dynamicToolCall],
  ["image_generation", imageGeneration],
  // what says no more than that it was done
  ["image_view", webSearch],
  ["sleep", webSearch],
  ["sub_agent_activity", webSearch],
]);

/** The life of a call, which is the same for all types. */
export const handleTool = (item: Item, context: ToolContext): void => {
  const known = mapTool(item.type, item.fields);
  const tool = toolItems.get(item.type);
  if (known === undefined || tool === undefined) return;
  const start = { ...known, ...startTime(item.fields), ...context.owner };
  begin(item, start, context.emitter);
  if (item.phase === "updated") tool.updated?.(item, context);
  if (item.phase === "completed") finish(item, start, tool, context);
};

const startTime = (fields: NativeObject): Pick<ToolStart, "startedAt"> => {
  const startedAt = mapTime(fields["started_at_ms"]);
  return startedAt === undefined ? {} : { startedAt };
};

/** Starts a call, also one of which only the end is printed; but none again that has ended. */
function begin(item: Item, start: ToolStart, { tools }: Emitter): void {
  const { phase, key, isFlat } = item;
  const isNew = isFlat ? start.arguments !== undefined : tools.lastIdOf(key) === undefined;
  if (phase === "started" || (isNew && !tools.isOpen(key))) tools.start(key, start);
}

function finish(item: Item, start: ToolStart, tool: ToolItem, context: ToolContext): void {
  const { tools, requests, deny } = context.emitter;
  const toolId = tools.idOf(item.key);
  const outcome = tool.outcome(item);
  const isReturned = "returned" in outcome;
  // an observer sees of an answer only what became of its call
  const isDecided = isReturned || outcome.failed === "denied";
  if (toolId !== undefined && isDecided) requests.resolveTool(toolId, isReturned);
  if (toolId !== undefined) tool.ending?.(item, toolId, context);
  if (isReturned) {
    const durationMs = read.count(item.fields["duration_ms"]);
    tools.complete(item.key, {
      ...outcome.returned,
      ...(durationMs !== undefined && { durationMs }),
      ...learnt(start, toolId, tools),
    });
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
  tools: Emitter["tools"],
): Pick<ToolResult, "toolName" | "arguments"> {
  const told = toolId === undefined ? undefined : tools.startOf(toolId)?.arguments;
  const isNews = known !== undefined && JSON.stringify(known) !== JSON.stringify(told);
  return { toolName, ...(isNews && { arguments: known }) };
}
