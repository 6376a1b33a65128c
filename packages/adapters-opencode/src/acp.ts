import { acpProtocol, type ErrorCode, type Quirks } from "@agentstream/acp";
import {
  present,
  readRequest,
  type Plan,
  type Protocol,
  type ReadRequest,
  type Refusal,
} from "@agentstream/adapter-kit";
import type { RunRequest, ApprovalMode, SandboxMode } from "@agentstream/schema";

import { buildRules } from "./build-rules.ts";
import { mapTool } from "./map-tool.ts";
import type { Permission, Rules } from "./permissions.ts";
import { permissionVariable, refusalsOf } from "./refuse-request.ts";

const quirks: Quirks = {
  // the first title of a call is its tool's name
  aboutTool(toolName) {
    const { toolKind } = mapTool(toolName, undefined);
    return toolKind === undefined ? {} : { toolKind };
  },
  unknownTool: "invalid",
  usageIsPartial: true,
  costIsEstimated: true,
  stopsAtDenial: true,
  errorNames: new Map<string, ErrorCode>([
    ["ProviderAuthError", "authenticationFailed"],
    ["ContextOverflowError", "contextOverflow"],
    ["ContentFilterError", "contentFiltered"],
    ["MessageAbortedError", "cancelled"],
  ]),
  noise: /^(?:INFO|WARN|DEBUG)\b/,
};

/** `opencode acp`. */
export const createAcpProtocol = (info: Protocol["info"]): Protocol => acpProtocol(info, quirks);

/** Whether a request means ACP: it says so, or somebody is there to answer. */
export const meansAcp = ({ protocol, interactive = false }: RunRequest): boolean =>
  protocol === undefined ? interactive : protocol === "acp";

type Action = "allow" | "ask" | "deny";
type Granted = Exclude<Permission, { refused: string }>;

const own =
  "Rules that the user's configuration has for a single agent or MCP tool come after these, and may allow more.";
const answers =
  "What is allowed by an answer may read and write anywhere: nothing of the system holds it.";
const reading = "Reading, and sub-agents, are not asked for.";
const byRule = "That nothing is written is a rule of the CLI's own, not the system's.";

interface Actions {
  readonly others: Action;
  readonly edit: Action;
  readonly bash: Action;
  readonly web: Action;
  readonly outside: Action;
}

/** `*` comes first, so that it stands for what is not named here, as the tools of MCP servers. */
const rulesOf = ({ others, edit, bash, web, outside }: Actions): Rules => ({
  "*": others,
  edit,
  bash,
  webfetch: web,
  websearch: web,
  codesearch: web,
  external_directory: outside,
  read: { "*": "allow", "*.env": outside, "*.env.*": outside, "*.env.example": "allow" },
  glob: "allow",
  grep: "allow",
  list: "allow",
  lsp: "allow",
  todoread: "allow",
  todowrite: "allow",
  skill: "allow",
  task: "allow",
});

const granted = (actions: Actions, ...notGuaranteed: string[]): Granted => ({
  rules: rulesOf(actions),
  isAuto: false,
  notGuaranteed: [...notGuaranteed, reading, own],
});

const asking: Actions = { others: "ask", edit: "ask", bash: "ask", web: "ask", outside: "ask" };
const editing: Actions = { ...asking, edit: "allow", web: "allow" };
const nothing: Actions = {
  others: "deny",
  edit: "deny",
  bash: "deny",
  web: "ask",
  outside: "deny",
};
const everything: Actions = {
  others: "allow",
  edit: "allow",
  bash: "allow",
  web: "allow",
  outside: "allow",
};
const inside = (actions: Actions): Granted => granted({ ...actions, outside: "deny" }, answers);
const readOnly = granted(nothing, byRule);

const shellUnheld: Permission = {
  refused:
    "opencode has no sandbox of its own that would keep approved shell commands in the workspace. Ask for autoEdit, or for sandboxMode none or fullAccess.",
};

/** By approvalMode, then by sandboxMode. The host is asked for what the rules do not approve. */
const permissions: Readonly<Record<ApprovalMode, Readonly<Record<SandboxMode, Permission>>>> = {
  ask: {
    readOnly,
    workspaceWrite: inside(asking),
    none: granted(asking),
    fullAccess: granted(asking),
  },
  askDangerous: {
    readOnly,
    workspaceWrite: inside({ ...asking, web: "allow" }),
    none: granted({ ...asking, web: "allow" }),
    fullAccess: granted({ ...asking, web: "allow" }),
  },
  autoEdit: {
    readOnly,
    workspaceWrite: inside(editing),
    none: granted(editing),
    fullAccess: granted(editing),
  },
  autoAll: {
    readOnly,
    workspaceWrite: shellUnheld,
    none: granted(everything),
    fullAccess: granted(everything),
  },
};

const ownPermission: Permission = {
  rules: {},
  isAuto: false,
  notGuaranteed: ["The agent asks for what its own settings say."],
};

/** How to call the CLI as an ACP agent; or why it cannot be called as safely as the request asks. */
export function planAcp(request: RunRequest): Plan | Refusal {
  const asked = readRequest(request);
  const { cwd, model, resume } = asked;
  const permission = isOwn(asked)
    ? ownPermission
    : permissions[asked.approvalMode ?? "ask"][asked.sandboxMode ?? "none"];
  const refusals = acpRefusalsOf(asked, permission);
  if (refusals.length > 0 || "refused" in permission) return { refusals };
  const rules = buildRules(permission, asked);
  const hasRules = Object.keys(rules).length > 0;
  const notes = notesOf(asked, permission);
  return {
    command: "opencode",
    args: ["acp"],
    env: { ...asked.env, ...(hasRules && { [permissionVariable]: JSON.stringify(rules) }) },
    stdin: undefined,
    files: {},
    protocol: "acp",
    opening: present({ cwd, model, resume }),
    config: configOf(asked, notes),
    notes,
  };
}

/** A list of all tools that there are cannot be told by the agent's own rules, which nobody knows here. */
const isOwn = ({ approvalMode, sandboxMode, allowedTools }: ReadRequest): boolean =>
  approvalMode === undefined && sandboxMode === undefined && allowedTools === undefined;

/** As with the other protocol, but for the prompt, which goes in as it is. */
function acpRefusalsOf(asked: ReadRequest, permission: Permission): Refusal["refusals"] {
  const { protocol: _, prompt, ...rest } = asked;
  const isEmpty = typeof prompt === "string" ? prompt.trim() === "" : prompt.length === 0;
  return [
    ...(isEmpty ? [{ field: "prompt", reason: "It is empty." }] : []),
    ...refusalsOf({ ...rest, prompt: "as it is" }, permission),
  ];
}

function notesOf({ allowedTools, cwd }: ReadRequest, { notGuaranteed }: Granted): string[] {
  return [
    ...notGuaranteed,
    ...(allowedTools === undefined
      ? []
      : ["Tools of the list that have no rule of their own do not exist."]),
    ...(cwd === undefined ? ["The session is told no directory but its process's own."] : []),
    "The settings, plugins and MCP servers of the directory are in force.",
  ];
}

function configOf(asked: ReadRequest, notes: string[]): Plan["config"] {
  const { projectId, cwd, model, permissionTier, permissionMode } = asked;
  const { approvalMode = "ask", sandboxMode = "none" } = asked;
  const { allowedTools, autoApproveTools, disallowedTools } = asked;
  return {
    agentType: "opencode",
    protocol: "acp",
    ...present({ projectId, cwd, model, permissionTier, permissionMode }),
    ...present({ allowedTools, autoApproveTools, disallowedTools }),
    ...(!isOwn(asked) && {
      // without writing nothing is left to approve
      approvalMode: sandboxMode === "readOnly" ? "ask" : approvalMode,
      sandboxMode,
    }),
    notGuaranteed: notes,
  };
}
