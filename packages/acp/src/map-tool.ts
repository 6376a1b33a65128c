import { untyped as read } from "@agentstream/adapter-kit";
import type { Location } from "@agentstream/schema";
import type { ProposedChange, ToolStartedEvent } from "@agentstream/schema/written";

import { textIn, type Call } from "./merge-call.ts";
import type { Quirks } from "./quirks.ts";
import type { Fields } from "./state.ts";

type ToolKind = NonNullable<ToolStartedEvent["toolKind"]>;
type About = Pick<
  ToolStartedEvent,
  "toolName" | "toolKind" | "title" | "server" | "locations" | "arguments"
>;

const kinds: ReadonlyMap<string, ToolKind> = new Map<string, ToolKind>([
  ["read", "read"],
  ["edit", "edit"],
  ["delete", "delete"],
  ["move", "move"],
  ["search", "search"],
  ["execute", "execute"],
  ["think", "think"],
  ["fetch", "fetch"],
  ["switch_mode", "think"],
]);

/** What is said of a call when it starts, or when it is asked for. */
export function mapTool(call: Call, quirks: Quirks): About {
  const toolName = toolNameOf(call, quirks);
  const { toolKind, server } = quirks.aboutTool?.(toolName) ?? {};
  const isCloser = toolKind !== undefined && toolKind !== "other";
  const kind = isCloser ? toolKind : (kinds.get(call.kind ?? "") ?? "other");
  const args = argumentsOf(call);
  const locations = call.locations.flatMap(locationOf);
  return {
    toolName,
    toolKind: kind,
    ...(call.title !== undefined && { title: call.title }),
    ...(server !== undefined && { server }),
    ...(args !== undefined && { arguments: args }),
    ...(locations.length > 0 && { locations }),
  };
}

function toolNameOf({ toolCallId, name, title, kind }: Call, quirks: Quirks): string {
  const end = quirks.nameEndsAt === undefined ? -1 : toolCallId.indexOf(quirks.nameEndsAt);
  if (end > 0) return toolCallId.slice(0, end);
  return name || title || kind || "tool";
}

/** A call that is only announced may have no arguments yet: none are told then. */
export function argumentsOf({ rawInput, status }: Call): Record<string, unknown> | undefined {
  const args = read.toolArguments(rawInput);
  const isEmpty = args !== undefined && Object.keys(args).length === 0;
  return isEmpty && (status === undefined || status === "pending") ? undefined : args;
}

function locationOf({ path, line }: Fields): Location[] {
  const known = read.string(path);
  const at = read.count(line);
  return known === undefined ? [] : [{ path: known, ...(at !== undefined && { line: at }) }];
}

const changeTypes: ReadonlyMap<unknown, ProposedChange["changeType"]> = new Map([
  ["add", "created"],
  ["modify", "modified"],
  ["delete", "deleted"],
]);

/** The changes of files among the contents of a call: intended ones, until it has completed. */
export function changesIn(contents: readonly Fields[]): ProposedChange[] {
  return contents.flatMap(({ type, path, oldText, newText, _meta }) => {
    const filePath = read.string(path);
    if (type !== "diff" || filePath === undefined) return [];
    const before = read.string(oldText);
    const after = read.string(newText);
    const isNew = before === undefined || before === "";
    const changeType =
      changeTypes.get(read.fields(_meta)["kind"]) ?? (isNew ? "created" : "modified");
    return [
      {
        filePath,
        changeType,
        ...(before !== undefined && { before }),
        ...(after !== undefined && changeType !== "deleted" && { after }),
      },
    ];
  });
}

/** What a call returned, where the agent tells it. */
export function resultOf({ rawOutput, content }: Call): unknown {
  const { output } = read.fields(rawOutput);
  return read.string(output) ?? rawOutput ?? textIn(content);
}

/** The exit code of a command, where the agent tells it. */
export function exitCodeOf({ rawOutput }: Call): number | undefined {
  const { exitCode, exit_code: snakeCase, metadata } = read.fields(rawOutput);
  return read.integer(exitCode ?? snakeCase ?? read.fields(metadata)["exit"]);
}
