import { untyped as read, type Emitter, type NativeObject } from "@agentstream/adapter-kit";
import type { FileChangedEvent } from "@agentstream/schema";

export type ToolStart = Parameters<Emitter["tools"]["start"]>[1];

/** How a call ended, in our words. */
type Ending = "succeeded" | "failed" | "denied" | "cancelled";

/** The vendor's words for it, of all versions. */
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

export const mapStatus = (status: unknown): Ending | undefined =>
  endings.get(read.string(status) ?? "");

/** What a call is called and what kind of thing it does, by native item type. */
const starts = new Map<string, (fields: NativeObject) => ToolStart>([
  ["command_execution", startCommand],
  ["file_change", startFileChange],
  ["mcp_tool_call", startMcpCall],
  ["collab_tool_call", startCollaboration],
  ["web_search", startWebSearch],
  ["image_view", startImageView],
  ["image_generation", () => ({ toolName: "image_generation", toolKind: "other" })],
  ["dynamic_tool_call", startDynamicCall],
  ["sleep", () => ({ toolName: "sleep", toolKind: "other" })],
  ["sub_agent_activity", startActivity],
]);

/** How a call is told; undefined for an item that is no call. */
export const mapTool = (itemType: string, fields: NativeObject): ToolStart | undefined =>
  starts.get(itemType)?.(fields);

export const isTool = (itemType: string): boolean => starts.has(itemType);

function startCommand({ command }: NativeObject): ToolStart {
  const text = read.string(command);
  const known = text === undefined ? {} : { arguments: { command: text }, title: text };
  return { toolName: "command_execution", toolKind: "execute", ...known };
}

function startFileChange({ changes }: NativeObject): ToolStart {
  const paths = readChanges(changes).map(({ filePath }) => filePath);
  const known = {
    arguments: { changes: read.list(changes) },
    title: paths.join(", "),
    locations: paths.map((path) => ({ path })),
  };
  return { toolName: "apply_patch", toolKind: "edit", ...(paths.length > 0 && known) };
}

function startMcpCall(fields: NativeObject): ToolStart {
  const tool = read.string(fields["tool"]);
  const server = read.string(fields["server"]);
  const given = read.toolArguments(fields["arguments"]);
  return {
    toolName: tool ?? "mcp_tool_call",
    toolKind: "mcp",
    ...(given !== undefined && { arguments: given }),
    ...(server !== undefined && { server, title: `${server}: ${tool ?? "mcp_tool_call"}` }),
  };
}

function startCollaboration(fields: NativeObject): ToolStart {
  const prompt = read.string(fields["prompt"]);
  const receivers = read.strings(fields["receiver_thread_ids"]);
  return {
    toolName: read.string(fields["tool"]) ?? "collab_tool_call",
    toolKind: "agent",
    arguments: { ...(prompt !== undefined && { prompt }), receiver_thread_ids: receivers },
    ...(prompt !== undefined && { title: prompt }),
  };
}

/** While a search runs its query is empty and its action is not known. */
function startWebSearch(fields: NativeObject): ToolStart {
  const query = read.string(fields["query"]) ?? "";
  const action = read.isFields(fields["action"]) ? { action: fields["action"] } : {};
  const known = query === "" ? {} : { arguments: { query, ...action }, title: query };
  return { toolName: "web_search", toolKind: "search", ...known };
}

function startImageView({ path }: NativeObject): ToolStart {
  const file = read.string(path);
  const known =
    file === undefined
      ? {}
      : { arguments: { path: file }, title: file, locations: [{ path: file }] };
  return { toolName: "image_view", toolKind: "read", ...known };
}

function startDynamicCall(fields: NativeObject): ToolStart {
  const given = read.toolArguments(fields["arguments"]);
  return {
    toolName: read.string(fields["tool"]) ?? "dynamic_tool_call",
    toolKind: "other",
    ...(given !== undefined && { arguments: given }),
  };
}

/** Calls that deal with a sub-agent, of which no other item tells. */
const activities: ReadonlyMap<string, string> = new Map([
  ["started", "spawn_agent"],
  ["interacted", "send_input"],
  ["interrupted", "interrupt_agent"],
]);

function startActivity(fields: NativeObject): ToolStart {
  const threadId = read.string(fields["agent_thread_id"]);
  const kind = read.string(fields["kind"]) ?? "";
  return {
    toolName: activities.get(kind) ?? "sub_agent_activity",
    toolKind: "agent",
    arguments: { receiver_thread_ids: threadId === undefined ? [] : [threadId] },
  };
}

const changeTypes: ReadonlyMap<string, FileChangedEvent["changeType"]> = new Map([
  ["add", "created"],
  ["delete", "deleted"],
  ["update", "modified"],
]);

export type Change = Pick<
  FileChangedEvent,
  "filePath" | "changeType" | "before" | "after" | "diff" | "movedTo"
>;

/** The files of a patch. Flat lines have no kind, but the contents before and after; app-server's have a diff. */
export function readChanges(native: unknown): Change[] {
  return read.list(native).flatMap((value) => {
    const change = read.fields(value);
    const filePath = read.string(change["path"]);
    if (filePath === undefined) return [];
    const { kind } = change;
    const word = read.string(kind) ?? read.string(read.fields(kind)["type"]) ?? "";
    const changeType = changeTypes.get(word) ?? changeTypeOf(change);
    const movedTo = read.string(read.fields(kind)["move_path"]);
    const moved = movedTo === undefined ? {} : { movedTo };
    return [{ filePath, changeType, ...contentsOf(change, changeType), ...moved }];
  });
}

type Contents = Pick<Change, "before" | "after" | "diff">;

/** The diff of a new file is what stands in it, that of a deleted one what stood there. */
const diffFields: Readonly<Record<FileChangedEvent["changeType"], keyof Contents>> = {
  created: "after",
  deleted: "before",
  modified: "diff",
};

/** The end of a diff that says where a file was moved to. */
const movedTrailer = /\n\nMoved to: [^\n]*\n?$/;

function contentsOf(change: NativeObject, changeType: FileChangedEvent["changeType"]): Contents {
  const before = read.string(change["before"]);
  const after = read.string(change["after"]);
  const diff = read.string(change["diff"]);
  const name = diffFields[changeType];
  return {
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
    ...(diff !== undefined && { [name]: name === "diff" ? diff.replace(movedTrailer, "") : diff }),
  };
}

function changeTypeOf({ before, after }: NativeObject): FileChangedEvent["changeType"] {
  if (typeof after === "string" && typeof before !== "string") return "created";
  if (typeof before === "string" && typeof after !== "string") return "deleted";
  return "modified";
}
