import type { ReadRequest } from "@agentstream/adapter-kit";
import type { ApprovalMode, SandboxMode } from "@agentstream/schema";

import { noSandbox, outside, permissions, runsUnasked } from "../permissions.ts";

/** What a pair of modes becomes where somebody answers; what is undefined the user's configuration decides. */
export interface ServerPermission {
  readonly approvalPolicy?: "untrusted" | "on-request" | "never";
  readonly sandboxMode?: SandboxMode;
  readonly notGuaranteed: readonly string[];
}

/** The sandboxes, in the server's words. */
export const sandboxes: Readonly<Record<SandboxMode, string>> = {
  readOnly: "read-only",
  workspaceWrite: "workspace-write",
  none: "danger-full-access",
  fullAccess: "danger-full-access",
};

const safeRuns = "commands that codex knows to be safe, those that only read, run without asking";
const leaves = "what is allowed may run outside of the sandbox";
const asksMore = "edits are asked for too: without a sandbox nothing else tells them from the rest";
const ownPolicy = "the user's configuration of codex decides what is asked for";

/** Asks for all but what is known to be safe, edits included. */
const untrusted = (sandboxMode: SandboxMode, ...notes: readonly string[]): ServerPermission => ({
  approvalPolicy: "untrusted",
  sandboxMode,
  notGuaranteed: [safeRuns, leaves, ...notes],
});
/** Asks for what the sandbox does not allow. */
const onRequest = (sandboxMode: SandboxMode): ServerPermission => ({
  approvalPolicy: "on-request",
  sandboxMode,
  notGuaranteed: [runsUnasked, leaves, outside],
});
const never = (sandboxMode: SandboxMode, note: string): ServerPermission => ({
  approvalPolicy: "never",
  sandboxMode,
  notGuaranteed: [note],
});
const own = (sandboxMode: SandboxMode, ...notes: readonly string[]): ServerPermission => ({
  sandboxMode,
  notGuaranteed: [ownPolicy, ...notes],
});

const onRequestRow = {
  readOnly: onRequest("readOnly"),
  workspaceWrite: onRequest("workspaceWrite"),
  // without a sandbox nothing would ever be asked for
  none: untrusted("fullAccess", noSandbox, asksMore),
  fullAccess: untrusted("fullAccess", noSandbox, asksMore),
  unset: onRequest("workspaceWrite"),
};

/** For each pair of modes, what `codex app-server` can do about it where somebody answers. */
const answeredPermissions: Readonly<
  Record<ApprovalMode | "unset", Readonly<Record<SandboxMode | "unset", ServerPermission>>>
> = {
  ask: {
    readOnly: untrusted("readOnly", outside),
    workspaceWrite: untrusted("workspaceWrite", outside),
    none: untrusted("fullAccess", noSandbox),
    fullAccess: untrusted("fullAccess", noSandbox),
    unset: untrusted("workspaceWrite", outside),
  },
  askDangerous: onRequestRow,
  autoEdit: onRequestRow,
  autoAll: {
    readOnly: never("readOnly", outside),
    workspaceWrite: never("workspaceWrite", outside),
    none: never("fullAccess", noSandbox),
    fullAccess: never("fullAccess", noSandbox),
    unset: never("workspaceWrite", outside),
  },
  unset: {
    readOnly: own("readOnly", outside),
    workspaceWrite: own("workspaceWrite", outside),
    none: own("fullAccess", noSandbox),
    fullAccess: own("fullAccess", noSandbox),
    unset: { notGuaranteed: [ownPolicy, "it decides on the sandbox, too"] },
  },
};

/** What the run gets. Where nobody answers it is what `codex exec` gets: nothing is asked for. */
export function findServerPermission(
  { approvalMode, sandboxMode }: ReadRequest,
  isAnswered: boolean,
): ServerPermission | { readonly refused: string } {
  const [approval, sandbox] = [approvalMode ?? "unset", sandboxMode ?? "unset"] as const;
  if (isAnswered) return answeredPermissions[approval][sandbox];
  const permission = permissions[approval][sandbox];
  if ("refused" in permission) return permission;
  const { sandboxMode: got, notGuaranteed } = permission;
  return {
    approvalPolicy: "never",
    ...(got !== undefined && { sandboxMode: got }),
    notGuaranteed,
  };
}
