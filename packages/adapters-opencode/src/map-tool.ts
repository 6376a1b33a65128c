import { untyped, type Emitter } from "@agentstream/adapter-kit/author";
import type { ToolKind } from "@agentstream/schema";

export type ToolStart = Parameters<Emitter["tools"]["start"]>[1];
type Arguments = NonNullable<ToolStart["arguments"]>;

/** What kind of tool it is, and the arguments whose text is its title: the first that is there. */
const tools: ReadonlyMap<string, readonly [kind: ToolKind, ...titles: string[]]> = new Map<
  string,
  readonly [ToolKind, ...string[]]
>([
  ["bash", ["execute", "description", "command"]],
  ["read", ["read", "filePath"]],
  ["write", ["edit", "filePath"]],
  ["edit", ["edit", "filePath"]],
  ["multiedit", ["edit", "filePath"]],
  ["patch", ["edit"]],
  ["apply_patch", ["edit"]],
  ["glob", ["search", "pattern"]],
  ["grep", ["search", "pattern"]],
  ["list", ["search", "path"]],
  ["lsp", ["search", "operation"]],
  ["codesearch", ["search", "query"]],
  ["websearch", ["search", "query"]],
  ["webfetch", ["fetch", "url"]],
  ["task", ["agent", "description"]],
  ["todowrite", ["think"]],
  ["todoread", ["think"]],
  ["skill", ["think", "name"]],
  ["plan_enter", ["think"]],
  ["plan_exit", ["think"]],
  ["StructuredOutput", ["think"]],
  ["batch", ["think"]],
  ["question", ["question"]],
]);

/** The tools of a kind, as they are called. Those of MCP servers are not known by name. */
export const toolNamesOf = (kind: string): string[] =>
  [...tools].filter(([, [of]]) => of === kind).map(([name]) => name);

// the CLI joins server and tool by an underscore, which both may have
const mcpName = /^[^_]+_./;
const pathKeys = ["filePath", "path"];
const kindsWithPath = new Set<ToolKind>(["read", "edit", "search"]);

/** A call as `toolStarted` has it; `title` is the CLI's own. */
export function mapTool(toolName: string, args: Arguments | undefined, title?: string): ToolStart {
  const [toolKind, ...titles] = tools.get(toolName) ?? [mcpName.test(toolName) ? "mcp" : "other"];
  const words = firstText(args, titles) ?? (title === "" ? undefined : title);
  const path = kindsWithPath.has(toolKind) ? firstText(args, pathKeys) : undefined;
  return {
    toolName,
    toolKind,
    arguments: args,
    title: words,
    locations: path === undefined ? undefined : [{ path }],
  };
}

const firstText = (args: Arguments | undefined, keys: readonly string[]): string | undefined =>
  keys.map((key) => untyped.string(args?.[key])).find((text) => text !== undefined && text !== "");
