import type { UesEvent, UnifiedEvent } from "@agentstream/schema";
import { isMainThread } from "@agentstream/stream";

import type { Handlers } from "../handlers.ts";
import { timeOf, type UesRun } from "./run.ts";

/** Calls, those of sub-agents too: `metadata` says whose they are. */
export const tools: Handlers<UesRun, UesEvent> = {
  toolStarted: (event, run) => {
    const { toolId: toolUseId, toolName, title: description, arguments: input = {} } = event;
    run.tools.set(toolUseId, toolName);
    run.toolUses++;
    return [
      {
        type: "tool_use",
        agent: run.agent,
        timestamp: timeOf(run, event),
        sessionId: event.sessionId,
        payload: {
          toolName,
          toolUseId,
          input,
          ...(description !== undefined && { description }),
        },
        ...metadata(event, event.toolKind),
      },
    ];
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
        payload: { toolName, toolUseId: toolId, input, ...(reason !== undefined && { reason }) },
        metadata: { requestId, ...(options !== undefined && { options }) },
      },
    ];
  },
};

type Status = "success" | "error" | "denied";

const toolResult = (
  event: UnifiedEvent & { readonly toolId: string },
  run: UesRun,
  toolName: string,
  status: Status,
  output: unknown,
  durationMs?: number,
): UesEvent => ({
  type: "tool_result",
  agent: run.agent,
  timestamp: timeOf(run, event),
  sessionId: event.sessionId,
  payload: {
    toolUseId: event.toolId,
    toolName,
    status,
    output,
    ...(durationMs !== undefined && { durationMs }),
  },
  ...metadata(event),
});

function takeName({ tools: names }: UesRun, id: string, toolName = ""): string {
  const name = names.get(id) ?? toolName;
  names.delete(id);
  return name;
}

/** What kind of call it is, and whose, where it is a sub-agent's. */
function metadata(event: UnifiedEvent, toolKind?: string): { metadata?: Record<string, unknown> } {
  if (toolKind === undefined && isMainThread(event)) return {};
  const { parentToolId, subagentId } = event;
  return {
    metadata: {
      ...(toolKind !== undefined && { toolKind }),
      ...(parentToolId !== undefined && { parentToolUseId: parentToolId }),
      ...(subagentId !== undefined && { subagentId }),
    },
  };
}
