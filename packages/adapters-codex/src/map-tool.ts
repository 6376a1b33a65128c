import { read, type Keeper, type NativeObject } from "@agentstream/adapter-kit";
import type { FileChangedEvent } from "@agentstream/schema";

export type ToolStart = Parameters<Keeper["tools"]["start"]>[1];

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
const starts: ReadonlyMap<string, (fields: NativeObject) => ToolStart> = new Map([
  ["command_execution", startCommand],
  ["file_change", startFileChange],
  ["mcp_tool_call", startMcpCall],
  ["collab_tool_call", startCollaboration],
  ["web_search", startWebSearch],
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

const changeTypes: ReadonlyMap<string, FileChangedEvent["changeType"]> = new Map([
  ["add", "created"],
  ["delete", "deleted"],
  ["update", "modified"],
]);

type Change = Pick<FileChangedEvent, "filePath" | "changeType" | "before" | "after">;

/** The files of a patch. Flat lines have no kind, but the contents before and after. */
export function readChanges(native: unknown): Change[] {
  return read.list(native).flatMap((value) => {
    const change = read.fields(value);
    const filePath = read.string(change["path"]);
    const before = read.string(change["before"]);
    const after = read.string(change["after"]);
    if (filePath === undefined) return [];
    const changeType = changeTypes.get(read.string(change["kind"]) ?? "") ?? changeTypeOf(change);
    const contents = {
      ...(before !== undefined && { before }),
      ...(after !== undefined && { after }),
    };
    return [{ filePath, changeType, ...contents }];
  });
}

function changeTypeOf({ before, after }: NativeObject): FileChangedEvent["changeType"] {
  if (typeof after === "string" && typeof before !== "string") return "created";
  if (typeof before === "string" && typeof after !== "string") return "deleted";
  return "modified";
}
