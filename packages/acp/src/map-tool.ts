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
  const { toolKind, server = serverIn(toolName) } = quirks.aboutTool?.(toolName) ?? {};
  const isCloser = toolKind !== undefined && toolKind !== "other";
  const ofProtocol = server === undefined ? kinds.get(call.kind ?? "") : "mcp";
  const kind = isCloser ? toolKind : (ofProtocol ?? "other");
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

/**
 * Agents have no kind for the tools of MCP servers, but names: `mcp__<server>__<tool>`, `mcp.<server>.<tool>`. The
 * server `acp` is the agent itself.
 */
function serverIn(toolName: string): string | undefined {
  const [, server, dotted] =
    /^mcp__(?!acp__)(.+?)__.|^mcp\.([\w-]+)\.[\w.-]+$/.exec(toolName) ?? [];
  return server ?? dotted;
}

function toolNameOf({ toolCallId, name, title, kind }: Call, quirks: Quirks): string {
  const isForeign = serverIn(title ?? "") !== undefined;
  const ofKind = isForeign ? undefined : quirks.nameOfKind?.get(kind ?? "");
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

const changeTypes = {
  add: "created",
  modify: "modified",
  update: "modified",
  delete: "deleted",
} as const;

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
export function resultOf({ rawOutput, content, printed }: Call): unknown {
  const { output, formatted_output: formatted } = untyped.fields(rawOutput);
  const own =
    untyped.string(output) ??
    untyped.string(formatted) ??
    (isResult(rawOutput) ? rawOutput : undefined);
  return own ?? printed ?? textIn(content) ?? rawOutput;
}

/** Some have nothing there, or the exit code alone, and what the call returned elsewhere. */
const isResult = (rawOutput: unknown): boolean =>
  rawOutput !== "" &&
  !(
    untyped.isFields(rawOutput) && Object.keys(rawOutput).every((key) => /^exit_?code$/i.test(key))
  );

/** The exit code of a command, where the agent reports it. */
export function exitCodeOf(
  { rawOutput, content, exitCode: ofTerminal }: Call,
  { exitCodeText }: Quirks,
): number | undefined {
  const { exitCode, exit_code: snakeCase, metadata, contents } = untyped.fields(rawOutput);
  const known = exitCode ?? snakeCase ?? untyped.fields(metadata)["exit"] ?? exitCodeIn(contents);
  const inText = exitCodeText?.exec(textIn(content) ?? "")?.[1];
  return (
    untyped.integer(known ?? (inText === undefined ? undefined : Number(inText))) ?? ofTerminal
  );
}

/** Of the parts of a result one may be how a shell ended. */
const exitCodeIn = (contents: unknown): unknown =>
  untyped
    .list(contents)
    .map((part) => untyped.fields(part)["exitCode"])
    .find((exitCode) => exitCode !== undefined);
