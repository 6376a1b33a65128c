import type { ToolStartedEvent, UesEvent, UnifiedEvent } from "@agentstream/schema";
import { isMainThread, present } from "@agentstream/stream";

import { none, type DialectInput } from "../dialect.ts";
import type { Handlers } from "../handlers.ts";
import { timeOf, type UesRun } from "./run.ts";

type ToolType = "toolStarted" | "toolCompleted" | "toolFailed" | "permissionRequested";

/** Calls, those of sub-agents too: `metadata` names the owner. */
export const tools: Handlers<UesRun, UesEvent, ToolType> = {
  toolStarted: (event, run) => {
    run.tools.set(event.toolId, event.toolName);
    return run.lateStarts.take(event).map((start) => toolUse(start, run));
  },
  toolCompleted: (event, run) => {
    const { toolId, success, result, error, durationMs } = event;
    const status = success ? "success" : "error";
    const output = result ?? error ?? null;
    return [
      toolResult(event, run, takeName(run, toolId, event.toolName), status, output, durationMs),
    ];
  },
  toolFailed: (event, run) => {
    const { toolId, reason, error = reason } = event;
    const status = reason === "denied" ? "denied" : "error";
    return [toolResult(event, run, takeName(run, toolId, event.toolName), status, error)];
  },
  permissionRequested: (event, run) => {
    const { requestId, toolName, toolId = requestId, arguments: input = {}, reason } = event;
    const { options } = event;
    return [
      {
        type: "permission_request",
        agent: run.agent,
        timestamp: timeOf(run, event),
        sessionId: event.sessionId,
        payload: present({ toolName, toolUseId: toolId, input, reason }),
        metadata: present({ requestId, options }),
      },
    ];
  },
};

/** Before an event about a call whose arguments were not known at its start: the call, with those of the event. */
export function lateUses(event: DialectInput, run: UesRun): readonly UesEvent[] {
  const { lateStarts } = run;
  if (lateStarts.isEmpty() || event.type === "toolStarted") return none;
  const { timestamp } = event;
  const toolId = "toolId" in event ? String(event.toolId) : undefined;
  const parentId = "parentToolId" in event ? String(event.parentToolId) : undefined;
  const input =
    event.type === "toolCompleted" || event.type === "permissionRequested"
      ? event.arguments
      : undefined;
  return [
    ...lateStarts.release(parentId, { timestamp }),
    ...lateStarts.release(toolId, { timestamp, arguments: input }),
  ].map((start) => toolUse(start, run));
}

export function toolUse(event: ToolStartedEvent, run: UesRun): UesEvent {
  const { toolId: toolUseId, toolName, title: description, arguments: input = {} } = event;
  run.toolUses++;
  return present({
    type: "tool_use",
    agent: run.agent,
    timestamp: timeOf(run, event),
    sessionId: event.sessionId,
    payload: present({ toolName, toolUseId, input, description }),
    metadata: metadataOf(event, event.toolKind),
  });
}

type Status = "success" | "error" | "denied";

const toolResult = (
  event: UnifiedEvent & { readonly toolId: string },
  run: UesRun,
  toolName: string,
  status: Status,
  output: unknown,
  durationMs?: number,
): UesEvent =>
  present({
    type: "tool_result",
    agent: run.agent,
    timestamp: timeOf(run, event),
    sessionId: event.sessionId,
    payload: present({ toolUseId: event.toolId, toolName, status, output, durationMs }),
    metadata: metadataOf(event),
  });

function takeName({ tools: names }: UesRun, id: string, toolName = ""): string {
  const name = names.get(id) ?? toolName;
  names.delete(id);
  return name;
}

/** The kind of the call, and the sub-agent that it belongs to. */
function metadataOf(event: UnifiedEvent, toolKind?: string): Record<string, unknown> | undefined {
  if (toolKind === undefined && isMainThread(event)) return undefined;
  const { parentToolId: parentToolUseId, subagentId } = event;
  return present({ toolKind, parentToolUseId, subagentId });
}
