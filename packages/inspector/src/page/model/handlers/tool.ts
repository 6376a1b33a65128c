import type { ToolCompletedEvent, ToolFailedEvent, UnifiedEvent } from "@agentstream/schema";

import type { ToolItem, ToolState } from "../item.ts";
import type { TimelineParts } from "../timeline.ts";
import type { HandlersOf } from "./handlers-of.ts";

type ToolEvent =
  | "toolInputChunk"
  | "toolStarted"
  | "toolProgress"
  | "toolCompleted"
  | "toolFailed"
  | "fileChanged";

export const toolHandlers: HandlersOf<ToolEvent> = {
  toolInputChunk: (event, parts, place) =>
    changeTool(parts, event, place, ({ input, toolName }) => ({
      input: input + event.content,
      toolName: event.toolName ?? toolName,
    })),
  toolStarted: (event, parts, place) =>
    changeTool(parts, event, place, () => ({
      state: "running",
      toolName: event.toolName,
      toolKind: event.toolKind ?? "other",
      title: event.title,
      arguments: event.arguments,
      startedAt: event.startedAt ?? event.timestamp,
    })),
  toolProgress: (event, parts, place) =>
    changeTool(parts, event, place, ({ output }) => ({ output: output + (event.output ?? "") })),
  toolCompleted: (event, parts, place) =>
    changeTool(parts, event, place, (tool) => ({
      ...endOf(tool, event),
      state: event.success ? "succeeded" : "failed",
      result: event.result,
      exitCode: event.exitCode,
      arguments: event.arguments ?? tool.arguments,
    })),
  toolFailed: (event, parts, place) =>
    changeTool(parts, event, place, (tool) => ({
      ...endOf(tool, event),
      state: failures.get(event.reason) ?? "failed",
    })),
  fileChanged(event, parts, place) {
    const key = `tool:${event.toolId ?? ""}`;
    const isOfTool = parts.items.change(key, ["tool"], place, ({ changes }) => ({
      changes: [...changes, event],
    }));
    if (isOfTool) return key;
    const own = `file:${place}`;
    parts.items.add(own, { kind: "file", change: event }, event, place);
    return own;
  },
};

const failures: ReadonlyMap<string, ToolState> = new Map([
  ["denied", "denied"],
  ["cancelled", "cancelled"],
]);

function endOf(
  { startedAt, toolName }: ToolItem,
  event: ToolCompletedEvent | ToolFailedEvent,
): Partial<ToolItem> {
  const own = event.type === "toolCompleted" ? event.durationMs : undefined;
  return {
    error: event.error,
    endedAt: event.timestamp,
    durationMs: own ?? Math.max(0, Date.parse(event.timestamp) - Date.parse(startedAt)),
    toolName: event.toolName ?? toolName,
  };
}

/** Changes the item of a call; makes it if this is the call's first event. */
function changeTool(
  { items }: TimelineParts,
  event: UnifiedEvent & { readonly toolId: string; readonly toolName?: string | undefined },
  place: number,
  next: (tool: ToolItem) => Partial<ToolItem>,
): string {
  const key = `tool:${event.toolId}`;
  if (items.change(key, ["tool"], place, next)) return key;
  const tool: ToolItem = {
    kind: "tool",
    key,
    places: [],
    owner: undefined,
    toolId: event.toolId,
    toolName: event.toolName ?? "tool",
    toolKind: "other",
    title: undefined,
    state: "input",
    arguments: undefined,
    input: "",
    output: "",
    result: undefined,
    error: undefined,
    exitCode: undefined,
    startedAt: event.timestamp,
    endedAt: undefined,
    durationMs: undefined,
    changes: [],
  };
  items.add(key, { ...tool, ...next(tool) }, event, place);
  return key;
}
