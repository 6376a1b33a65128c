import type { FileChangedEvent, ToolStartedEvent } from "@agentstream/schema";
import type {
  AcpSessionUpdateNotification,
  AcpToolCallContent,
} from "@agentstream/schema/dialects/acp";

import { none } from "../dialect.ts";
import type { Handlers } from "../handlers.ts";
import { resultText } from "../result-text.ts";
import { notify, textContent, type AcpRun } from "./run.ts";

/** The kinds that ACP has no word for are `other`. */
const kinds: ReadonlySet<string> = new Set([
  "execute",
  "read",
  "edit",
  "delete",
  "move",
  "search",
  "fetch",
  "think",
]);

const kindOf = (kind: ToolStartedEvent["toolKind"]): string =>
  kind !== undefined && kinds.has(kind) ? kind : "other";

export const tools: Handlers<AcpRun, AcpSessionUpdateNotification> = {
  toolStarted: (event, run) => {
    const { toolId, toolName, toolKind, title = toolName, arguments: rawInput, locations } = event;
    run.tools.set(toolId, []);
    return [
      notify(event, {
        sessionUpdate: "tool_call",
        toolCallId: toolId,
        title,
        name: toolName,
        kind: kindOf(toolKind),
        status: "in_progress",
        ...(rawInput !== undefined && { rawInput }),
        ...(locations !== undefined && { locations }),
      }),
    ];
  },
  // what a call has made is told whole each time
  toolProgress: (event, { tools: open, tails }) => {
    const { toolId: toolCallId, output = "" } = event;
    const diffs = open.get(toolCallId);
    if (output === "" || diffs === undefined) return none;
    const content = [textContent(tails.add(toolCallId, output)), ...diffs];
    return [notify(event, { sessionUpdate: "tool_call_update", toolCallId, content })];
  },
  fileChanged: (event, { tools: open, tails }) => {
    const { toolId: toolCallId = "" } = event;
    const diffs = open.get(toolCallId);
    const diff = diffOf(event);
    if (diffs === undefined || diff === undefined) return none;
    diffs.push(diff);
    const printed = tails.add(toolCallId, "");
    const content = [...(printed === "" ? none : [textContent(printed)]), ...diffs];
    return [notify(event, { sessionUpdate: "tool_call_update", toolCallId, content })];
  },
  toolCompleted: (event, run) => {
    const { toolId: toolCallId, success, result, error } = event;
    const text = result === undefined ? (error ?? "") : resultText(result);
    const content = [...(text === "" ? none : [textContent(text)]), ...close(toolCallId, run)];
    return [
      notify(event, {
        sessionUpdate: "tool_call_update",
        toolCallId,
        status: success ? "completed" : "failed",
        ...(content.length > 0 && { content }),
        ...(result !== undefined && { rawOutput: result }),
      }),
    ];
  },
  toolFailed: (event, run) => {
    const { toolId: toolCallId, reason, error = reason } = event;
    const content = [textContent(error), ...close(toolCallId, run)];
    return [
      notify(event, {
        sessionUpdate: "tool_call_update",
        toolCallId,
        status: "failed",
        content,
      }),
    ];
  },
  permissionRequested: (event, run) => {
    const { requestId, toolId } = event;
    if (toolId === undefined || !run.tools.has(toolId)) return none;
    run.waiting.set(requestId, toolId);
    return [status(event, toolId, "pending")];
  },
  permissionResolved: (event, run) => {
    const toolId = run.waiting.get(event.requestId);
    run.waiting.delete(event.requestId);
    const goesOn = event.outcome === "allowed" && toolId !== undefined && run.tools.has(toolId);
    return goesOn ? [status(event, toolId, "in_progress")] : none;
  },
};

const status = (
  event: { readonly sessionId: string },
  toolCallId: string,
  word: "pending" | "in_progress",
): AcpSessionUpdateNotification =>
  notify(event, { sessionUpdate: "tool_call_update", toolCallId, status: word });

function close(toolId: string, { tools: open, tails }: AcpRun): readonly AcpToolCallContent[] {
  const diffs = open.get(toolId) ?? none;
  open.delete(toolId);
  tails.drop(toolId);
  return diffs;
}

/** A diff is given here by what the file has become; where only a patch is known it is a text. */
function diffOf({
  filePath: path,
  before,
  after,
  diff,
}: FileChangedEvent): AcpToolCallContent | undefined {
  if (after !== undefined)
    return { type: "diff", path, newText: after, ...(before !== undefined && { oldText: before }) };
  return diff === undefined ? undefined : textContent(diff);
}
