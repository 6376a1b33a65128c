import { present, read, untyped, type Emitter, type Field } from "@agentstream/adapter-kit/author";

import type { CallOf } from "./exec/item.ts";
import { readChanges } from "./map-change.ts";

export type ToolStart = Parameters<Emitter["tools"]["start"]>[1];

/** How a call ended, in our words. */
type Ending = "succeeded" | "failed" | "denied" | "cancelled";

/** The vendor's words for it, of all versions: more than any schema lists. */
const endings: ReadonlyMap<string, Ending> = new Map([
  ["completed", "succeeded"],
  ["success", "succeeded"],
  ["failed", "failed"],
  ["error", "failed"],
  ["declined", "denied"],
  ["denied", "denied"],
  ["rejected", "denied"],
  ["cancelled", "cancelled"],
  ["interrupted", "cancelled"],
]);

export const mapStatus = (status: Field): Ending | undefined =>
  endings.get(untyped.string(status) ?? "");

export function startCommand(item: CallOf<"command_execution">): ToolStart {
  const command = read.string(item.command);
  return {
    toolName: "command_execution",
    toolKind: "execute",
    arguments: command === undefined ? undefined : { command },
    title: command,
  };
}

export function startFileChange({ changes }: CallOf<"file_change">): ToolStart {
  const paths = readChanges(changes).map(({ filePath }) => filePath);
  if (paths.length === 0) return { toolName: "apply_patch", toolKind: "edit" };
  return {
    toolName: "apply_patch",
    toolKind: "edit",
    arguments: { changes: read.list(changes) },
    title: paths.join(", "),
    locations: paths.map((path) => ({ path })),
  };
}

export function startMcpCall(item: CallOf<"mcp_tool_call">): ToolStart {
  const toolName = read.string(item.tool) ?? "mcp_tool_call";
  const server = read.string(item.server);
  return {
    toolName,
    toolKind: "mcp",
    arguments: read.toolArguments(item.arguments),
    server,
    title: server === undefined ? undefined : `${server}: ${toolName}`,
  };
}

export function startCollaboration(item: CallOf<"collab_tool_call">): ToolStart {
  const prompt = read.string(item.prompt);
  return {
    toolName: read.string(item.tool) ?? "collab_tool_call",
    toolKind: "agent",
    arguments: present({ prompt, receiver_thread_ids: read.strings(item.receiver_thread_ids) }),
    title: prompt,
  };
}

/** While a search runs its query is empty and its action is not known. */
export function startWebSearch(item: CallOf<"web_search">): ToolStart {
  const query = read.string(item.query) ?? "";
  const action = read.object(item.action);
  const isKnown = query !== "" || (action !== undefined && !read.is(action.type, "other"));
  if (!isKnown) return { toolName: "web_search", toolKind: "search" };
  const title = query === "" ? undefined : query;
  return {
    toolName: "web_search",
    toolKind: "search",
    arguments: present({ query: title, action }),
    title,
  };
}

export function startImageView(item: CallOf<"image_view">): ToolStart {
  const path = read.string(item.path);
  if (path === undefined) return { toolName: "image_view", toolKind: "read" };
  return {
    toolName: "image_view",
    toolKind: "read",
    arguments: { path },
    title: path,
    locations: [{ path }],
  };
}

export const startDynamicCall = (item: CallOf<"dynamic_tool_call">): ToolStart => ({
  toolName: read.string(item.tool) ?? "dynamic_tool_call",
  toolKind: "other",
  arguments: read.toolArguments(item.arguments),
});

/** Calls that deal with a sub-agent and have no other item. */
const activities = {
  started: "spawn_agent",
  interacted: "send_input",
  interrupted: "interrupt_agent",
};

export function startActivity(item: CallOf<"sub_agent_activity">): ToolStart {
  const threadId = read.string(item.agent_thread_id);
  return {
    toolName: read.word(item.kind, activities) ?? "sub_agent_activity",
    toolKind: "agent",
    arguments: { receiver_thread_ids: threadId === undefined ? [] : [threadId] },
  };
}
