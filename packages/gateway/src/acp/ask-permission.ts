import type {
  PermissionOption as AcpOption,
  ToolCallContent,
  ToolCallUpdate,
} from "@agentclientprotocol/sdk";
import {
  forWord,
  type PermissionAnswer,
  type PermissionOption,
  type PermissionRequestedEvent,
  type ToolStartedEvent,
} from "@agentstream/schema/core";
import { present } from "@agentstream/stream";

import type { ClientView } from "./client-view.ts";

const kinds = {
  allow: "allow_once",
  allowSession: "allow_always",
  allowRule: "allow_always",
  deny: "reject_once",
  denyAndStop: "reject_once",
} as const;

const labels = {
  allow: "Allow",
  allowSession: "Allow in this session",
  allowRule: "Always allow",
  deny: "Deny",
  denyAndStop: "Deny and stop",
} as const;

/** For a request that names no options. */
const plain: readonly PermissionOption[] = [
  { optionId: "allow", kind: "allow" },
  { optionId: "deny", kind: "deny" },
];

/** Asks the client for permission, perhaps for a tool that has started; the answer is for the agent. */
export async function askPermission(
  event: PermissionRequestedEvent,
  tool: ToolStartedEvent | undefined,
  sessionId: string,
  { context }: ClientView,
  cancellationSignal: AbortSignal,
): Promise<PermissionAnswer> {
  const { options: own = [] } = event;
  const offered = own.length === 0 ? plain : own;
  const { outcome } = await context.request(
    "session/request_permission",
    { sessionId, toolCall: toolCallOf(event, tool), options: offered.flatMap(optionOf) },
    { cancellationSignal, stopWaitingOnCancel: true },
  );
  if (outcome.outcome === "cancelled") return { outcome: "denied", stop: true };
  const chosen = offered.find(({ optionId }) => optionId === outcome.optionId);
  if (chosen === undefined)
    return {
      outcome: "denied",
      message: `The client chose ${outcome.optionId}, an unknown option.`,
    };
  return present({
    outcome: chosen.kind.startsWith("allow") ? ("allowed" as const) : ("denied" as const),
    optionId: own.length === 0 ? undefined : chosen.optionId,
    stop: chosen.kind === "denyAndStop" ? true : undefined,
  });
}

function optionOf({ optionId, kind: ours, label }: PermissionOption): AcpOption[] {
  const kind = forWord(kinds, ours);
  return kind === undefined
    ? []
    : [{ optionId, kind, name: label ?? forWord(labels, ours) ?? optionId }];
}

/** A client may show the request alone, so it repeats what is known of the tool. */
function toolCallOf(
  event: PermissionRequestedEvent,
  tool: ToolStartedEvent | undefined,
): ToolCallUpdate {
  const { requestId, toolId, toolName, title = tool?.title, toolKind = tool?.toolKind } = event;
  const content = [...textOf(event.reason), ...textOf(event.plan), ...diffsOf(event)];
  return present({
    toolCallId: toolId ?? requestId,
    title: title ?? toolName,
    kind: forWord(toolKinds, toolKind) ?? "other",
    status: "pending" as const,
    rawInput: event.arguments ?? tool?.arguments,
    locations: event.locations ?? tool?.locations,
    content: content.length === 0 ? undefined : content,
  });
}

const toolKinds = {
  execute: "execute",
  read: "read",
  edit: "edit",
  delete: "delete",
  move: "move",
  search: "search",
  fetch: "fetch",
  think: "think",
} as const;

const textOf = (text: string | undefined): ToolCallContent[] =>
  text === undefined ? [] : [{ type: "content", content: { type: "text", text } }];

const diffsOf = ({ changes = [] }: PermissionRequestedEvent): ToolCallContent[] =>
  changes.flatMap(({ filePath: path, before, after, diff }): ToolCallContent[] =>
    after === undefined
      ? textOf(diff)
      : [present({ type: "diff" as const, path, oldText: before, newText: after })],
  );
