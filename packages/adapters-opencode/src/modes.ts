import type { ModeRow, ModeTable } from "@agentstream/adapter-kit/author";
import type { SandboxMode } from "@agentstream/schema";

type Action = "allow" | "ask" | "deny";

/** What the CLI reads as `permission`: by what it permits, or `*` for all; the last that fits decides. */
export type Rules = Readonly<Record<string, Action | Readonly<Record<string, Action>>>>;

export interface OpencodeRow extends ModeRow {
  readonly rules: Rules;
  /** `--auto`: what would be asked is approved. */
  readonly isAuto: boolean;
}

const nobody = "Nobody is asked: tools that need asking do not exist.";
const unasked = "What the agent would ask for is rejected, and that ends the run.";
const own =
  "Rules that the user's configuration has for a single agent or MCP tool come after these, and may allow more.";
const byRule = "That nothing is written is a rule of the CLI's own, not the system's.";
const byPath =
  "That nothing is written outside of the workspace is the CLI's own check of paths, not the system's.";
const answers =
  "What is allowed by an answer may read and write anywhere: nothing of the system holds it.";
const reading = "Reading, and sub-agents, are not asked for.";
const fetching = "Fetching from the web is not asked for.";
const stricter = "Nothing is approved that the sandbox mode forbids: such tools do not exist.";

/** What becomes of each thing that the CLI has permissions for; the harmless ones are always allowed. */
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
  // named one by one: a rule of the user's for one of them would win over `*`
  edit,
  bash,
  webfetch: web,
  websearch: web,
  codesearch: web,
  external_directory: outside,
  // without these patterns the rule would also allow what the CLI itself asks for
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

const all = (action: Action): Actions => ({
  others: action,
  edit: action,
  bash: action,
  web: action,
  outside: action,
});

const shellUnheld = {
  refused:
    "opencode has no sandbox of its own that would keep approved shell commands in the workspace. Ask for autoEdit, or for sandboxMode none or fullAccess.",
};

const harmless = "reading, todo, skills, sub-agents";
const withWeb = `${harmless}, web`;
const withEdit = `${withWeb}, editing in the workspace`;

const row = (summary: string, actions: Actions, ...notGuaranteed: string[]): OpencodeRow => ({
  summary,
  rules: rulesOf(actions),
  isAuto: false,
  notGuaranteed: [...notGuaranteed, own],
});

// without writing nothing is left to approve
const readOnly = (summary: string, actions: Actions, ...notGuaranteed: string[]): OpencodeRow => ({
  ...row(summary, actions, ...notGuaranteed),
  grants: { approvalMode: "ask" },
});

const denied = all("deny");
const fetches: Actions = { ...denied, web: "allow" };
const reads = row(harmless, denied, nobody, reading);
const readsWeb = row(withWeb, fetches, nobody, reading, fetching);
const edits = row(withEdit, { ...fetches, edit: "allow" }, nobody, reading, fetching, byPath);
const auto: OpencodeRow = { summary: "`--auto`", rules: {}, isAuto: true, notGuaranteed: [] };

/** `run`: nobody can answer, and what is not allowed does not exist. */
export const runModes: ModeTable<OpencodeRow> = {
  ask: {
    readOnly: readOnly(harmless, denied, nobody, reading, byRule),
    workspaceWrite: reads,
    none: reads,
    fullAccess: reads,
  },
  askDangerous: {
    readOnly: readOnly(withWeb, fetches, nobody, fetching, reading, byRule),
    workspaceWrite: readsWeb,
    none: readsWeb,
    fullAccess: readsWeb,
  },
  autoEdit: {
    readOnly: readOnly(withWeb, fetches, nobody, fetching, stricter, reading, byRule),
    workspaceWrite: edits,
    none: edits,
    fullAccess: edits,
  },
  autoAll: {
    readOnly: readOnly(withWeb, fetches, fetching, stricter, reading, byRule),
    workspaceWrite: shellUnheld,
    none: auto,
    fullAccess: auto,
  },
};

/** The agent's own rules, which the settings may set. */
export const runOwn: OpencodeRow = {
  summary: "its own rules",
  rules: {},
  isAuto: false,
  notGuaranteed: [unasked],
};

export const acpOwn: OpencodeRow = {
  ...runOwn,
  notGuaranteed: ["The agent asks for what its own settings say."],
};

const asking = all("ask");
const asksEditing: Actions = { ...asking, web: "allow" };
const asksShell: Actions = { ...asksEditing, edit: "allow" };
const asks = "asks for editing, shell, web";
const asksButWeb = "asks for editing, shell";
const asksButEdit = "asks for shell";

const anywhere = (summary: string, actions: Actions): OpencodeRow => row(summary, actions, reading);
const inside = (summary: string, actions: Actions): OpencodeRow =>
  row(summary, { ...actions, outside: "deny" }, answers, reading);
const looking = readOnly(harmless, { ...denied, web: "ask" }, byRule, reading);

/** `acp`: the host is asked for what the rules do not approve. */
export const acpModes: ModeTable<OpencodeRow> = {
  ask: {
    readOnly: looking,
    workspaceWrite: inside(asks, asking),
    none: anywhere(asks, asking),
    fullAccess: anywhere(asks, asking),
  },
  askDangerous: {
    readOnly: looking,
    workspaceWrite: inside(asksButWeb, asksEditing),
    none: anywhere(asksButWeb, asksEditing),
    fullAccess: anywhere(asksButWeb, asksEditing),
  },
  autoEdit: {
    readOnly: looking,
    workspaceWrite: inside(asksButEdit, asksShell),
    none: anywhere(asksButEdit, asksShell),
    fullAccess: anywhere(asksButEdit, asksShell),
  },
  autoAll: {
    readOnly: looking,
    workspaceWrite: shellUnheld,
    none: anywhere("asks for nothing", all("allow")),
    fullAccess: anywhere("asks for nothing", all("allow")),
  },
};

/** What may not be approved beforehand, for it would leave the sandbox mode. */
export const unapprovableIn: Readonly<Partial<Record<SandboxMode, readonly string[]>>> = {
  readOnly: ["edit", "bash", "external_directory"],
  workspaceWrite: ["bash", "external_directory"],
};

/** What alone may be approved in these sandbox modes: what other tools write is not known. */
export const approvableIn: readonly string[] = Object.keys(rulesOf(denied)).filter(
  (key) => key !== "*",
);
