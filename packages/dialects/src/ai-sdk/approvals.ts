import type { PermissionRequestedEvent, PermissionResolvedEvent } from "@agentstream/schema";
import { present } from "@agentstream/stream";

import { none } from "../dialect.ts";
import type { Handlers } from "../handlers.ts";
import { answer, ask } from "./data.ts";
import type { AiSdkRun, UiMessageChunk } from "./run.ts";
import { closeBlocks } from "./text.ts";
import { denial, inputOf, setInput, suspendTools } from "./tools.ts";

/** A permission is a data part, and a native approval of its call where it has one. */
export const approvals: Handlers<
  AiSdkRun,
  UiMessageChunk,
  "permissionRequested" | "permissionResolved"
> = {
  permissionRequested: (event, run) => {
    const { requestId: approvalId, toolId } = event;
    const late = learnInput(event, run);
    const part = ask("data-permission", approvalId, event, run);
    if (part.length === 0 || toolId === undefined || !run.tools.has(toolId))
      return [...late, ...part];
    run.approvals.set(approvalId, toolId);
    const request = { type: "tool-approval-request" as const, approvalId, toolCallId: toolId };
    return [...late, ...part, request, ...pause(event, toolId, run)];
  },
  permissionResolved: (event, run) => {
    const { requestId, updatedArguments } = event;
    const toolId = run.approvals.get(requestId);
    run.approvals.delete(requestId);
    const part = answer("data-permission", requestId, event, run);
    const tool = toolId === undefined ? undefined : run.tools.get(toolId);
    // a call may be asked for twice; its output is that it was denied, once
    if (toolId === undefined || tool === undefined || tool.isDenied) return part;
    tool.input = updatedArguments ?? tool.input;
    return [...part, ...settle(event, toolId, run)];
  },
};

/** The arguments that the call itself did not have. */
function learnInput(event: PermissionRequestedEvent, run: AiSdkRun): readonly UiMessageChunk[] {
  const { toolId, arguments: input } = event;
  if (toolId === undefined || run.tools.get(toolId)?.input !== undefined) return none;
  return setInput(toolId, input, run);
}

/** Ends the message, if the answer comes with the client's next one. */
function pause(
  event: PermissionRequestedEvent,
  toolId: string,
  run: AiSdkRun,
): readonly UiMessageChunk[] {
  if (run.options.pausesAt?.(event) !== true) return none;
  run.isPaused = true;
  const messageMetadata = present({ seq: event.seq });
  return [
    ...closeBlocks(run),
    ...suspendTools(run, toolId),
    { type: "finish", finishReason: "tool-calls", messageMetadata },
  ];
}

/** Begins the message in which the run continues, with its running calls. */
export const reopen = ({ messageId, tools, approvals: waiting }: AiSdkRun): UiMessageChunk[] => {
  const asked = new Set(waiting.values());
  const running = [...tools].filter(([toolId, tool]) => !asked.has(toolId) && !tool.isDenied);
  return [{ type: "start", messageId }, ...running.map(([toolId, tool]) => inputOf(toolId, tool))];
};

/** Shows the call of an answered permission as no longer waiting. */
function settle(
  { requestId: approvalId, outcome, message: reason, updatedArguments }: PermissionResolvedEvent,
  toolId: string,
  run: AiSdkRun,
): readonly UiMessageChunk[] {
  const tool = run.tools.get(toolId);
  if (tool === undefined) return none;
  const isDenied = outcome === "denied" || outcome === "expired";
  tool.isDenied = isDenied;
  const hasAnswer = run.options.version === 7 && (isDenied || outcome === "allowed");
  const answered = present({
    type: "tool-approval-response",
    approvalId,
    approved: !isDenied,
    reason,
  });
  if (isDenied) return hasAnswer ? [answered, denial(toolId)] : [denial(toolId)];
  if (!hasAnswer) return [inputOf(toolId, tool)];
  return updatedArguments === undefined ? [answered] : [inputOf(toolId, tool), answered];
}
