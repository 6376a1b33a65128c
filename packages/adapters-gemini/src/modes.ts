import type { ModeRow, ModeTable } from "@agentstream/adapter-kit/author";
import type { ToolKind, SandboxMode } from "@agentstream/schema";

/** The CLI's modes. */
export type Flag = "default" | "auto_edit" | "yolo" | "plan";

export interface GeminiRow extends ModeRow {
  readonly flag: Flag;
  /** Kinds of tools that a policy takes away. */
  readonly denies: readonly ToolKind[];
  /** Whether a policy keeps the agent from entering and leaving plan mode, which would approve everything. */
  readonly isGuarded: boolean;
}

/** The names that the modes have in ACP. */
export const acpModeIds: Readonly<Record<Flag, string>> = {
  default: "default",
  auto_edit: "autoEdit",
  yolo: "yolo",
  plan: "plan",
};

const policy =
  "Hooks of the settings, and rules of an administrator's policy, are not held by these modes.";
const nobody = "Nobody is asked: tools that need asking do not exist.";
const reading = "Reading, searching the web and sub-agents are not asked for.";
const stricter = "Nothing is approved that the sandbox mode forbids: such tools do not exist.";
const byPolicy = "That nothing is written is the CLI's own policy, not the system's.";
const byPath =
  "That nothing is written outside of the workspace is the CLI's own check of paths, not the system's.";
const servers = "MCP servers that the settings trust run unasked, and may write anywhere.";
const answers =
  "What is allowed by an answer may read and write anywhere: nothing of the system holds it.";

type Asking = "default" | "auto_edit";

const readOnly = (...notGuaranteed: string[]): GeminiRow => ({
  summary: "`plan`",
  grants: { approvalMode: "ask" },
  flag: "plan",
  denies: ["edit", "delete", "move", "execute", "mcp"],
  isGuarded: true,
  notGuaranteed: [...notGuaranteed, byPolicy, policy],
});

const inWorkspace = (flag: Asking, ...notGuaranteed: string[]): GeminiRow => ({
  summary: `\`${flag}\`, without shell`,
  flag,
  denies: ["execute"],
  isGuarded: true,
  notGuaranteed: [...notGuaranteed, byPath, servers, policy],
});

const unheld = (flag: Asking, ...notGuaranteed: string[]): GeminiRow => ({
  summary: `\`${flag}\``,
  flag,
  denies: [],
  isGuarded: true,
  notGuaranteed: [...notGuaranteed, servers, policy],
});

const everything = (isGuarded: boolean): GeminiRow => ({
  summary: "`yolo`",
  flag: "yolo",
  denies: [],
  isGuarded,
  notGuaranteed: [],
});

const shellUnheld = {
  refused:
    "Gemini CLI has no sandbox of its own that would keep approved shell commands in the workspace. Ask for autoEdit, or for sandboxMode none or fullAccess.",
};

/** `--output-format stream-json`: nobody can answer. */
export const streamJsonModes: ModeTable<GeminiRow> = {
  ask: {
    readOnly: readOnly(nobody, reading),
    workspaceWrite: inWorkspace("default", nobody, reading),
    none: unheld("default", nobody, reading),
    fullAccess: unheld("default", nobody, reading),
  },
  askDangerous: {
    readOnly: readOnly(nobody),
    workspaceWrite: inWorkspace("default", nobody),
    none: unheld("default", nobody),
    fullAccess: unheld("default", nobody),
  },
  autoEdit: {
    readOnly: readOnly(nobody, stricter),
    workspaceWrite: inWorkspace("auto_edit", nobody),
    none: unheld("auto_edit", nobody),
    fullAccess: unheld("auto_edit", nobody),
  },
  autoAll: {
    readOnly: readOnly(stricter),
    workspaceWrite: shellUnheld,
    none: everything(true),
    fullAccess: everything(false),
  },
};

/** The agent's own mode, which the settings may set; never everything. */
export const streamJsonOwn: GeminiRow = unheld("default", nobody);

const asking = (flag: Asking, ...notGuaranteed: string[]): GeminiRow => ({
  ...unheld(flag, ...notGuaranteed),
  summary: `\`${acpModeIds[flag]}\``,
  grants: { approvalMode: flag === "default" ? "ask" : "autoEdit" },
});

/** `--acp`: the host is asked for what the mode does not approve. */
export const acpModes: ModeTable<GeminiRow> = {
  ask: {
    readOnly: readOnly(reading),
    workspaceWrite: asking("default", reading, answers),
    none: asking("default", reading),
    fullAccess: asking("default", reading),
  },
  askDangerous: {
    readOnly: readOnly(),
    workspaceWrite: asking("default", answers),
    none: asking("default"),
    fullAccess: asking("default"),
  },
  autoEdit: {
    readOnly: readOnly(),
    workspaceWrite: asking("auto_edit", answers),
    none: asking("auto_edit"),
    fullAccess: asking("auto_edit"),
  },
  autoAll: {
    readOnly: readOnly(),
    workspaceWrite: shellUnheld,
    none: everything(true),
    fullAccess: everything(false),
  },
};

export const acpOwn: GeminiRow = asking("default");

/** What each mode approves by itself: kinds, and tools of other kinds. */
const harmless = ["kind:read", "kind:search", "kind:agent", "write_todos", "update_topic"];
export const approvedBy: Readonly<Record<"default" | "auto_edit" | "plan", readonly string[]>> = {
  plan: harmless,
  default: harmless,
  auto_edit: [...harmless, "kind:edit", "kind:fetch"],
};

/** What may be approved beforehand without leaving the sandbox mode. */
export const approvableIn: Readonly<Partial<Record<SandboxMode, readonly string[]>>> = {
  readOnly: harmless,
  workspaceWrite: approvedBy.auto_edit,
};
