import type { ToolCompletedEvent, ToolFailedEvent } from "@agentstream/schema";

import { contentOf } from "./content.ts";
import { names, operations } from "./conventions.ts";
import { closeSpan, type OpenSpan } from "./open-span.ts";
import { addAttributes, openSpan, ownerOf, type RunSpans } from "./run-spans.ts";
import { none, type SpanTable } from "./span-table.ts";
import type { Span } from "./span.ts";

export const toolHandlers: Pick<SpanTable, "toolStarted" | "toolCompleted" | "toolFailed"> = {
  toolStarted: (event, run) => {
    const { toolId, toolName, toolKind, server, startedAt = event.timestamp } = event;
    const span = openTool(run, { ...event, toolName, startedAt });
    addAttributes(span, {
      [names.toolKind]: toolKind,
      [names.toolServer]: server,
      [names.toolArguments]: run.options.content === true ? contentOf(event.arguments) : undefined,
    });
    run.tools.set(toolId, span);
    return none;
  },
  toolCompleted: (event, run) => {
    const { success, result, error, exitCode } = event;
    const withContent = run.options.content === true;
    return [
      closeTool(run, event, success ? undefined : "failed", {
        [names.exitCode]: exitCode,
        [names.toolResult]: withContent ? contentOf(result ?? error) : undefined,
      }),
    ];
  },
  toolFailed: (event, run) => [closeTool(run, event, event.reason, {})],
};

type Attributes = Parameters<typeof addAttributes>[1];

function closeTool(
  run: RunSpans,
  event: ToolCompletedEvent | ToolFailedEvent,
  failure: string | undefined,
  attributes: Attributes,
): Span {
  const { toolId, toolName = "tool", timestamp, error = "" } = event;
  // a call that was refused may never have started
  const span = run.tools.get(toolId) ?? openTool(run, { ...event, toolName, startedAt: timestamp });
  run.tools.delete(toolId);
  addAttributes(span, {
    [names.toolOutcome]: failure ?? "completed",
    [names.errorType]: failure,
    ...attributes,
  });
  const words = run.options.content === true ? error : "";
  return closeSpan(span, timestamp, failure === undefined ? undefined : words);
}

interface Call {
  readonly toolId: string;
  readonly toolName: string;
  readonly startedAt: string;
  readonly parentToolId?: string;
  readonly subagentId?: string;
}

const openTool = (run: RunSpans, call: Call): OpenSpan =>
  openSpan(run, ownerOf(run, call), {
    key: `tool/${call.toolId}`,
    name: `${operations.tool} ${call.toolName}`,
    startedAt: call.startedAt,
    attributes: {
      [names.operation]: operations.tool,
      [names.toolName]: call.toolName,
      [names.toolCall]: call.toolId,
      [names.toolType]: "function",
    },
  });
