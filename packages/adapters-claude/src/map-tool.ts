import {
  present,
  untyped,
  type NativeObject,
  type Undefinable,
} from "@agentstream/adapter-kit/author";
import type { Location, ToolKind } from "@agentstream/schema";
import type { ToolStartedEvent } from "@agentstream/schema/written";

type About = Undefinable<Pick<ToolStartedEvent, "toolKind" | "title" | "server" | "locations">>;

const words = (...lines: string[]): string[] => lines.flatMap((line) => line.split(" "));

/** The names of each kind's tools, with those of Qwen Code. */
const namesByKind: Readonly<Record<Exclude<ToolKind, "mcp">, readonly string[]>> = {
  execute: words(
    "Bash PowerShell KillShell KillBash TaskStop Monitor run_shell_command monitor task_stop",
  ),
  read: words(
    "Read NotebookRead BashOutput TaskOutput AgentOutput AgentOutputTool LSP",
    "read_file read_many_files lsp zoom_image",
  ),
  edit: words(
    "Edit MultiEdit Write NotebookEdit edit replace write_file notebook_edit save_memory",
  ),
  delete: [],
  move: [],
  search: words(
    "Glob Grep LS WebSearch web_search ToolSearch glob grep_search search_file_content",
    "list_directory tool_search",
  ),
  fetch: words(
    "WebFetch web_fetch ReadMcpResource ReadMcpResourceTool ListMcpResources",
    "ListMcpResourcesTool read_mcp_resource",
  ),
  think: words(
    "TodoWrite TaskCreate TaskUpdate TaskList TaskGet EnterPlanMode ExitPlanMode",
    "StructuredOutput SendUserMessage todo_write exit_plan_mode enter_plan_mode",
    "structured_output",
  ),
  agent: words(
    "Agent Task SendMessage ListAgents TeamCreate TeamDelete Skill SlashCommand Workflow",
    "agent task send_message list_agents create_sub_session skill",
  ),
  question: words("AskUserQuestion ask_user_question"),
  other: [],
};

const kinds: ReadonlyMap<string, ToolKind> = new Map(
  Object.entries(namesByKind).flatMap(([kind, names]) =>
    names.map((name): [string, ToolKind] => [name, isKind(kind) ? kind : "other"]),
  ),
);

function isKind(kind: string): kind is Exclude<ToolKind, "mcp"> {
  return Object.hasOwn(namesByKind, kind);
}

/** Claude's own tools of a kind; undefined if there is no such kind. */
export const toolsOfKind = (kind: string): readonly string[] | undefined =>
  isKind(kind) ? namesByKind[kind].filter((name) => /^[A-Z]/.test(name)) : undefined;

/** Which argument is a line about the call, by preference. */
const titleArguments = words(
  "description command file_path notebook_path absolute_path path pattern query url",
  "subject skill prompt",
);
const pathArguments = words("file_path notebook_path absolute_path path");

/** What kind of call it is, for people and for programs. The arguments of tools have no schema. */
export function mapTool(toolName: string, input: unknown): About {
  const fields = untyped.fields(input);
  const kind = kinds.get(toolName);
  const server = kind === undefined ? /^mcp__(.+?)__/.exec(toolName)?.[1] : undefined;
  const title = firstText(fields, titleArguments);
  const path = firstText(fields, pathArguments);
  return {
    toolKind: kind ?? (server === undefined ? "other" : "mcp"),
    title: title === undefined ? undefined : firstLine(title),
    server,
    locations: path === undefined ? undefined : [locationOf(path, fields["offset"])],
  };
}

/** What is known of a tool of Claude Code or Qwen Code by its name. */
export function aboutTool(toolName: string): Pick<ToolStartedEvent, "toolKind" | "server"> {
  const { toolKind, server } = mapTool(toolName, {});
  return present({ toolKind, server });
}

/** The first of these fields that holds a text. */
function firstText(fields: NativeObject, names: readonly string[]): string | undefined {
  for (const name of names) {
    const text = fields[name];
    if (typeof text === "string" && text !== "") return text;
  }
  return undefined;
}

const locationOf = (path: string, offset: unknown): Location =>
  present({ path, line: untyped.count(offset) });

function firstLine(text: string): string {
  const end = text.indexOf("\n");
  return text.slice(0, end === -1 ? 200 : Math.min(end, 200)).toWellFormed();
}
