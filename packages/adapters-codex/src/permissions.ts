import type { ApprovalMode, SandboxMode } from "@agentstream/schema";

/** What a pair of modes becomes; or why it is refused. */
export type Permission =
  | {
      readonly flags: readonly string[];
      /** The sandbox that the run gets, which may be stricter than the one asked for; undefined: not known. */
      readonly sandboxMode: SandboxMode | undefined;
      readonly notGuaranteed: readonly string[];
    }
  | { readonly refused: string };

const neverAsks = "nobody is asked: what needs approval is refused";
export const outside =
  "MCP servers and hooks of the user's configuration run outside of the sandbox, and its rules may allow commands to leave it";
export const runsUnasked = "commands that stay inside of the sandbox run without asking";
const writesRefused =
  "writes would have to be asked for, and nobody is asked: they are refused by a read-only sandbox";
export const noSandbox = "nothing limits what commands do";

const readOnly: Permission = {
  flags: ["-s", "read-only"],
  sandboxMode: "readOnly",
  notGuaranteed: [neverAsks, outside],
};
const readOnlyForAsking: Permission = {
  flags: ["-s", "read-only"],
  sandboxMode: "readOnly",
  notGuaranteed: [writesRefused, outside],
};
const workspaceWrite: Permission = {
  flags: ["-s", "workspace-write"],
  sandboxMode: "workspaceWrite",
  notGuaranteed: [neverAsks, runsUnasked, outside],
};
const fullAccess: Permission = {
  flags: ["-s", "danger-full-access"],
  sandboxMode: "fullAccess",
  notGuaranteed: [neverAsks, noSandbox],
};
const bypass: Permission = {
  flags: ["--dangerously-bypass-approvals-and-sandbox"],
  sandboxMode: "fullAccess",
  notGuaranteed: [noSandbox],
};
const agentsOwn: Permission = {
  flags: [],
  sandboxMode: undefined,
  notGuaranteed: [neverAsks, "the user's configuration of codex decides on the sandbox"],
};
const refused: Permission = {
  refused:
    "nobody is asked, and without a sandbox nothing else stops what must be asked for: choose workspaceWrite, or autoAll, or interactive",
};

/** For each pair of modes, what `codex exec` can do about it. Its approval policy is always `never`. */
export const permissions: Readonly<
  Record<ApprovalMode | "unset", Readonly<Record<SandboxMode | "unset", Permission>>>
> = {
  ask: {
    readOnly,
    workspaceWrite: readOnlyForAsking,
    none: refused,
    fullAccess: refused,
    unset: readOnlyForAsking,
  },
  askDangerous: {
    readOnly,
    workspaceWrite,
    none: refused,
    fullAccess: refused,
    unset: workspaceWrite,
  },
  autoEdit: {
    readOnly,
    workspaceWrite,
    none: refused,
    fullAccess: refused,
    unset: workspaceWrite,
  },
  autoAll: {
    readOnly,
    workspaceWrite,
    none: bypass,
    fullAccess: bypass,
    unset: workspaceWrite,
  },
  unset: {
    readOnly,
    workspaceWrite,
    none: fullAccess,
    fullAccess,
    unset: agentsOwn,
  },
};
