import type { ReadRequest } from "@agentstream/adapter-kit";
import type { ApprovalMode, SandboxMode } from "@agentstream/schema";

import type { Permission } from "./permissions.ts";

type Granted = Exclude<Permission, { refused: string }>;

const policy =
  "Hooks of the settings, and rules of an administrator's policy, are not held by these modes.";
const servers = "MCP servers that the settings trust run unasked, and may write anywhere.";
const answers =
  "What is allowed by an answer may read and write anywhere: nothing of the system holds it.";
const byPolicy = "That nothing is written is the CLI's own policy, not the system's.";
const reading = "Reading, searching the web and sub-agents are not asked for.";

const asking = (flag: "default" | "auto_edit", ...notGuaranteed: string[]): Granted => ({
  flag,
  denies: [],
  isGuarded: true,
  notGuaranteed: [...notGuaranteed, servers, policy],
});

const readOnly = (...notGuaranteed: string[]): Granted => ({
  flag: "plan",
  denies: ["edit", "delete", "move", "execute", "mcp"],
  isGuarded: true,
  notGuaranteed: [...notGuaranteed, byPolicy, policy],
});

const everything = (isGuarded: boolean): Granted => ({
  flag: "yolo",
  denies: [],
  isGuarded,
  notGuaranteed: [],
});

/** By approvalMode, then by sandboxMode. The host is asked for what the mode does not approve. */
export const acpPermissions: Readonly<
  Record<ApprovalMode, Readonly<Record<SandboxMode, Permission>>>
> = {
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
    workspaceWrite: {
      refused:
        "Gemini CLI has no sandbox of its own that would keep approved shell commands in the workspace. Ask for autoEdit, or for sandboxMode none or fullAccess.",
    },
    none: everything(true),
    fullAccess: everything(false),
  },
};

/** A sandbox mode alone asks for everything; an approval mode alone adds no sandbox; neither is the agent's own. */
export function acpPermissionOf({ approvalMode, sandboxMode }: ReadRequest): Permission {
  if (approvalMode === undefined && sandboxMode === undefined) return asking("default");
  return acpPermissions[approvalMode ?? "ask"][sandboxMode ?? "none"];
}
