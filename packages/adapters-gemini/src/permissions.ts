import type { ApprovalMode, SandboxMode } from "@agentstream/schema";

import type { ToolKind } from "./map-tool.ts";

/** What a pair of modes becomes; or why it is refused. */
export type Permission =
  | { readonly refused: string }
  | {
      /** `--approval-mode`. */
      readonly flag: "default" | "auto_edit" | "yolo" | "plan";
      /** Kinds of tools that a policy takes away. */
      readonly denies: readonly ToolKind[];
      /** Whether a policy keeps the agent from entering and leaving plan mode, which would approve everything. */
      readonly isGuarded: boolean;
      readonly notGuaranteed: readonly string[];
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

const readOnly = (...notGuaranteed: string[]): Permission => ({
  flag: "plan",
  denies: ["edit", "delete", "move", "execute", "mcp"],
  isGuarded: true,
  notGuaranteed: [...notGuaranteed, byPolicy, policy],
});

const inWorkspace = (flag: "default" | "auto_edit", ...notGuaranteed: string[]): Permission => ({
  flag,
  denies: ["execute"],
  isGuarded: true,
  notGuaranteed: [...notGuaranteed, byPath, servers, policy],
});

const unheld = (flag: "default" | "auto_edit", ...notGuaranteed: string[]): Permission => ({
  flag,
  denies: [],
  isGuarded: true,
  notGuaranteed: [...notGuaranteed, servers, policy],
});

const everything = (isGuarded: boolean): Permission => ({
  flag: "yolo",
  denies: [],
  isGuarded,
  notGuaranteed: [],
});

const shellUnheld: Permission = {
  refused:
    "Gemini CLI has no sandbox of its own that would keep approved shell commands in the workspace. Ask for autoEdit, or for sandboxMode none or fullAccess.",
};

/** By approvalMode, then by sandboxMode. */
export const permissions: Readonly<
  Record<ApprovalMode, Readonly<Record<SandboxMode, Permission>>>
> = {
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

/** Without either mode: the agent's own, which the settings may say; never everything. */
export const ownPermission: Permission = unheld("default", nobody);

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
