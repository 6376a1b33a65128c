import { present, untyped, type Undefinable } from "@agentstream/adapter-kit/author";
import type { Location, ToolKind } from "@agentstream/schema";
import type { ToolStartedEvent } from "@agentstream/schema/written";

type Arguments = NonNullable<ToolStartedEvent["arguments"]>;
type About = Undefinable<Pick<ToolStartedEvent, "toolKind" | "title" | "server" | "locations">>;

/** What kind of tool it is, and the arguments whose text is its title: the first that is there. */
const tools: ReadonlyMap<string, readonly [kind: ToolKind, ...titles: string[]]> = new Map<
  string,
  readonly [ToolKind, ...string[]]
>([
  ["run_shell_command", ["execute", "description", "command"]],
  ["read_file", ["read", "file_path", "absolute_path"]],
  ["read_many_files", ["read"]],
  ["get_internal_docs", ["read", "path"]],
  ["write_file", ["edit", "file_path"]],
  ["replace", ["edit", "file_path"]],
  ["edit", ["edit", "file_path"]],
  ["list_directory", ["search", "dir_path", "path"]],
  ["glob", ["search", "pattern"]],
  ["grep_search", ["search", "pattern"]],
  ["search_file_content", ["search", "pattern"]],
  ["google_web_search", ["search", "query"]],
  ["web_fetch", ["fetch", "prompt", "url"]],
  ["invoke_agent", ["agent", "agent_name"]],
  // before 0.39 each sub-agent was a tool, and before that one tool had them all
  ["codebase_investigator", ["agent", "objective"]],
  ["generalist", ["agent", "request"]],
  ["cli_help", ["agent", "question"]],
  ["browser_agent", ["agent", "task"]],
  ["delegate_to_agent", ["agent", "agent_name", "agentName"]],
  ["ask_user", ["question"]],
  ["write_todos", ["think"]],
  ["write_todos_list", ["think"]],
  ["update_topic", ["think", "title"]],
  ["save_memory", ["think", "fact"]],
  ["enter_plan_mode", ["think", "reason"]],
  ["exit_plan_mode", ["think", "plan_filename", "plan_path"]],
  ["complete_task", ["think"]],
  ["activate_skill", ["think", "name"]],
  ["tracker_create_task", ["think", "title"]],
  ["tracker_update_task", ["think", "title"]],
  ["tracker_get_task", ["think"]],
  ["tracker_list_tasks", ["think"]],
  ["tracker_add_dependency", ["think"]],
  ["tracker_visualize", ["think"]],
  ["list_mcp_resources", ["mcp"]],
  ["read_mcp_resource", ["mcp", "uri"]],
]);

/** What runs at the API's side, where no policy reaches. */
const apiTools: typeof tools = new Map([["code_execution", ["execute"]]]);

/** The tools of a kind, as they are called. Those of MCP servers are not known by name. */
export const toolNamesOf = (kind: ToolKind): string[] => [
  ...[...tools].filter(([, [of]]) => of === kind).map(([name]) => name),
  ...(kind === "mcp" ? ["mcp_*"] : []),
];

// the CLI, too, ends the server's name at the first underscore; older versions write `<server>__<tool>`
const mcpName = /^mcp_([^_]+)_.|^([^_].*?)__./;
const pathKeys = ["file_path", "absolute_path", "dir_path", "path"];
const kindsWithPath = new Set<ToolKind>(["read", "edit", "search"]);

/** The fields of a call other than its name and its arguments. */
export function mapTool(toolName: string, args: Arguments): About {
  const [toolKind, ...titles] = tools.get(toolName) ?? apiTools.get(toolName) ?? [];
  if (toolKind === undefined) return mapForeignTool(toolName);
  const title = firstText(args, titles);
  const path = kindsWithPath.has(toolKind) ? firstText(args, pathKeys) : undefined;
  const locations = path === undefined ? undefined : [locationOf(path, args)];
  return { toolKind, title, locations };
}

function mapForeignTool(toolName: string): About {
  const [, server, olderServer] = mcpName.exec(toolName) ?? [];
  const name = server ?? olderServer;
  return name === undefined ? { toolKind: "other" } : { toolKind: "mcp", server: name };
}

const firstText = (args: Arguments, keys: readonly string[]): string | undefined =>
  keys.map((key) => untyped.string(args[key])).find((text) => text !== undefined && text !== "");

const locationOf = (path: string, args: Arguments): Location =>
  present({ path, line: untyped.count(args["start_line"]) });
