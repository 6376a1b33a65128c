import type { UesEvent, UnifiedEvent } from "@agentstream/schema";
import { isMainThread, present } from "@agentstream/stream";

import type { Handlers } from "../handlers.ts";
import { timeOf, type UesRun } from "./run.ts";

type ToolType = "toolStarted" | "toolCompleted" | "toolFailed" | "permissionRequested";

/** Calls, those of sub-agents too: `metadata` names the owner. */
export const tools: Handlers<UesRun, UesEvent, ToolType> = {
  toolStarted: (event, run) => {
    const { toolId: toolUseId, toolName, title: description, arguments: input = {} } = event;
    run.tools.set(toolUseId, toolName);
    run.toolUses++;
    return [
      present({
        type: "tool_use",
        agent: run.agent,
        timestamp: timeOf(run, event),
        sessionId: event.sessionId,
        payload: present({ toolName, toolUseId, input, description }),
        metadata: metadataOf(event, event.toolKind),
      }),
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
        payload: present({ toolName, toolUseId: toolId, input, reason }),
        metadata: present({ requestId, options }),
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
