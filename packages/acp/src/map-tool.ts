import {
  present,
  read,
  untyped,
  type Lenient,
  type Undefinable,
} from "@agentstream/adapter-kit/author";
import type { Location, ToolKind } from "@agentstream/schema";
import type { AcpLocation } from "@agentstream/schema/native/acp/message";
import type { ProposedChange, ToolStartedEvent } from "@agentstream/schema/written";

import { type Call } from "./merge-call.ts";
import type { Quirks } from "./quirks.ts";
import { textIn } from "./text-in.ts";

type About = Undefinable<
  Pick<ToolStartedEvent, "toolName" | "toolKind" | "title" | "server" | "locations" | "arguments">
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

/** A call when it starts, or when it is asked for. */
export function mapTool(call: Call, quirks: Quirks): About {
  const toolName = toolNameOf(call, quirks);
  const { toolKind, server } = quirks.aboutTool?.(toolName) ?? {};
  const isCloser = toolKind !== undefined && toolKind !== "other";
  const kind = isCloser ? toolKind : (kinds.get(call.kind ?? "") ?? "other");
  const locations = call.locations.flatMap(locationOf);
  return {
    toolName,
    toolKind: kind,
    title: call.title,
    server,
    arguments: argumentsOf(call),
    locations: locations.length > 0 ? locations : undefined,
  };
}

function toolNameOf({ toolCallId, name, title, kind }: Call, quirks: Quirks): string {
  const ofKind = quirks.nameOfKind?.get(kind ?? "");
  return quirks.nameInId?.exec(toolCallId)?.[1] ?? (name || ofKind || title || kind || "tool");
}

/** A call that is only announced may have no arguments yet: these are not known then. */
export function argumentsOf({ rawInput, status }: Call): Record<string, unknown> | undefined {
  const args = untyped.toolArguments(rawInput);
  const isEmpty = args !== undefined && Object.keys(args).length === 0;
  return isEmpty && (status === undefined || status === "pending") ? undefined : args;
}

function locationOf(location: Lenient<AcpLocation>): Location[] {
  const path = read.string(location.path);
  return path === undefined ? [] : [present({ path, line: read.count(location.line) })];
}

const changeTypes = { add: "created", modify: "modified", delete: "deleted" } as const;

/** The changes of files among the contents of a call: intended ones, until it has completed. */
export function changesIn(contents: Call["content"]): ProposedChange[] {
  return contents.flatMap(({ type, path, oldText, newText, _meta }) => {
    const filePath = read.string(path);
    if (!read.is(type, "diff") || filePath === undefined) return [];
    const before = read.string(oldText);
    const after = read.string(newText);
    const isNew = before === undefined || before === "";
    const { kind } = read.fields(_meta);
    const changeType = read.word(kind, changeTypes) ?? (isNew ? "created" : "modified");
    const isGone = changeType === "deleted";
    return [present({ filePath, changeType, before, after: isGone ? undefined : after })];
  });
}

// what a tool returns is in no schema

/** What a call returned, where the agent reports it. */
export function resultOf({ rawOutput, content }: Call): unknown {
  const { output } = untyped.fields(rawOutput);
  return untyped.string(output) ?? rawOutput ?? textIn(content);
}

/** The exit code of a command, where the agent reports it. */
export function exitCodeOf({ rawOutput }: Call): number | undefined {
  const { exitCode, exit_code: snakeCase, metadata } = untyped.fields(rawOutput);
  return untyped.integer(exitCode ?? snakeCase ?? untyped.fields(metadata)["exit"]);
}
