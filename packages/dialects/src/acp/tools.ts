import type { FileChangedEvent, ToolStartedEvent } from "@agentstream/schema";
import type {
  AcpSessionUpdateNotification,
  AcpToolCallContent,
} from "@agentstream/schema/dialects/acp";
import { present } from "@agentstream/stream";

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

type ToolType =
  | "toolStarted"
  | "toolProgress"
  | "fileChanged"
  | "toolCompleted"
  | "toolFailed"
  | "permissionRequested"
  | "permissionResolved";

export const tools: Handlers<AcpRun, AcpSessionUpdateNotification, ToolType> = {
  toolStarted: (event, run) => {
    const { toolId, toolName, toolKind, title = toolName, arguments: rawInput, locations } = event;
    run.tools.set(toolId, []);
    const call = present({
      sessionUpdate: "tool_call",
      toolCallId: toolId,
      title,
      name: toolName,
      kind: kindOf(toolKind),
      status: "in_progress",
      rawInput,
      locations,
    });
    return [notify(event, call)];
  },
  // each update has all the content of a call
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
    const content = [...textContents(printed), ...diffs];
    return [notify(event, { sessionUpdate: "tool_call_update", toolCallId, content })];
  },
  toolCompleted: (event, run) => {
    const { toolId: toolCallId, success, result, error } = event;
    const text = result === undefined ? (error ?? "") : resultText(result);
    const content = [...textContents(text), ...close(toolCallId, run)];
    const update = present({
      sessionUpdate: "tool_call_update",
      toolCallId,
      status: success ? "completed" : "failed",
      content: content.length > 0 ? content : undefined,
      rawOutput: result,
    });
    return [notify(event, update)];
  },
  toolFailed: (event, run) => {
    const { toolId: toolCallId, reason, error = reason } = event;
    const content = [textContent(error), ...close(toolCallId, run)];
    const status = "failed";
    return [notify(event, { sessionUpdate: "tool_call_update", toolCallId, status, content })];
  },
  permissionRequested: (event, run) => {
    const { requestId, toolId } = event;
    if (toolId === undefined || !run.tools.has(toolId)) return none;
    run.waiting.set(requestId, toolId);
    return [updateStatus(event, toolId, "pending")];
  },
  permissionResolved: (event, run) => {
    const toolId = run.waiting.get(event.requestId);
    run.waiting.delete(event.requestId);
    const isResumed = event.outcome === "allowed" && toolId !== undefined && run.tools.has(toolId);
    return isResumed ? [updateStatus(event, toolId, "in_progress")] : none;
  },
};

const textContents = (text: string): AcpToolCallContent[] =>
  text === "" ? [] : [textContent(text)];

const updateStatus = (
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

/** A diff is the new content of the file here; if only a patch is known, it is a text. */
function diffOf({
  filePath: path,
  before,
  after,
  diff,
}: FileChangedEvent): AcpToolCallContent | undefined {
  if (after !== undefined) return present({ type: "diff", path, newText: after, oldText: before });
  return diff === undefined ? undefined : textContent(diff);
}
