import { untyped as read, type NativeObject } from "@agentstream/adapter-kit";
import type { Location } from "@agentstream/schema";
import type { ToolStartedEvent } from "@agentstream/schema/written";

type ToolKind = NonNullable<ToolStartedEvent["toolKind"]>;
type About = Pick<ToolStartedEvent, "toolKind" | "title" | "server" | "locations">;

/** The names of each kind's tools, Qwen Code's among them. */
const namesByKind: Readonly<Record<Exclude<ToolKind, "mcp">, readonly string[]>> = {
  execute: [
    "Bash",
    "PowerShell",
    "KillShell",
    "KillBash",
    "TaskStop",
    "Monitor",
    "run_shell_command",
  ],
  read: [
    "Read",
    "NotebookRead",
    "BashOutput",
    "TaskOutput",
    "AgentOutput",
    "read_file",
    "read_many_files",
    "lsp",
  ],
  edit: ["Edit", "MultiEdit", "Write", "NotebookEdit", "edit", "write_file", "save_memory"],
  delete: [],
  move: [],
  search: [
    "Glob",
    "Grep",
    "LS",
    "WebSearch",
    "web_search",
    "ToolSearch",
    "glob",
    "grep_search",
    "search_file_content",
    "list_directory",
  ],
  fetch: [
    "WebFetch",
    "web_fetch",
    "ReadMcpResource",
    "ReadMcpResourceTool",
    "ListMcpResources",
    "ListMcpResourcesTool",
  ],
  think: [
    "TodoWrite",
    "TaskCreate",
    "TaskUpdate",
    "TaskList",
    "TaskGet",
    "EnterPlanMode",
    "ExitPlanMode",
    "StructuredOutput",
    "SendUserMessage",
    "todo_write",
    "exit_plan_mode",
    "enter_plan_mode",
    "structured_output",
  ],
  agent: [
    "Agent",
    "Task",
    "SendMessage",
    "TeamCreate",
    "TeamDelete",
    "Skill",
    "SlashCommand",
    "Workflow",
    "agent",
    "task",
    "skill",
  ],
  question: ["AskUserQuestion", "ask_user_question"],
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
const titleArguments = [
  "description",
  "command",
  "file_path",
  "notebook_path",
  "absolute_path",
  "path",
  "pattern",
  "query",
  "url",
  "subject",
  "skill",
  "prompt",
];
const pathArguments = ["file_path", "notebook_path", "absolute_path", "path"];

/** What kind of call it is, for people and for programs. */
export function mapTool(toolName: string, input: unknown): About {
  const fields = read.fields(input);
  const kind = kinds.get(toolName);
  const server = kind === undefined ? /^mcp__(.+?)__/.exec(toolName)?.[1] : undefined;
  const about: About = { toolKind: kind ?? (server === undefined ? "other" : "mcp") };
  const title = firstText(fields, titleArguments);
  const path = firstText(fields, pathArguments);
  // assigned one by one: there is a call every few lines, and spreads are dear
  if (title !== undefined) about.title = firstLine(title);
  if (server !== undefined) about.server = server;
  if (path !== undefined) about.locations = [locationOf(path, fields["offset"])];
  return about;
}

/** The first of these fields that holds a text. */
function firstText(fields: NativeObject, names: readonly string[]): string | undefined {
  for (const name of names) {
    const text = fields[name];
    if (typeof text === "string" && text !== "") return text;
  }
  return undefined;
}

function locationOf(path: string, offset: unknown): Location {
  const line = read.count(offset);
  return line === undefined ? { path } : { path, line };
}

function firstLine(text: string): string {
  const end = text.indexOf("\n");
  return text.slice(0, end === -1 ? 200 : Math.min(end, 200)).toWellFormed();
}
