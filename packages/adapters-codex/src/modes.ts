import type { ModeRow, ModeTable, RefusedModes } from "@agentstream/adapter-kit/author";

type Policy = "untrusted" | "on-request" | "never";
type Sandbox = "read-only" | "workspace-write" | "danger-full-access";

export interface CodexRow extends ModeRow {
  /** For `codex exec`. */
  readonly flags: readonly string[];
  /** For the thread of `codex app-server`; what is undefined the user's configuration decides. */
  readonly approvalPolicy?: Policy | undefined;
  readonly sandbox?: Sandbox | undefined;
}

/** The sandbox that the run gets, in our words. */
const granted = {
  "read-only": { sandboxMode: "readOnly" },
  "workspace-write": { sandboxMode: "workspaceWrite" },
  "danger-full-access": { sandboxMode: "fullAccess" },
} as const;

const neverAsks = "Nobody is asked: what needs approval is refused.";
const outside =
  "MCP servers and hooks of the user's configuration run outside of the sandbox, and its rules may allow commands to leave it.";
const runsUnasked = "Commands that stay inside of the sandbox run without asking.";
const writesRefused =
  "Writes would have to be asked for, and nobody is asked: they are refused by a read-only sandbox.";
const noSandbox = "Nothing limits what commands do.";

/** Nobody answers: `codex exec`, whose policy is always `never`, and `codex app-server` without a host that answers. */
const unanswered = (sandbox: Sandbox, ...notGuaranteed: string[]): CodexRow => ({
  summary: `\`-s ${sandbox}\``,
  grants: granted[sandbox],
  flags: ["-s", sandbox],
  approvalPolicy: "never",
  sandbox,
  notGuaranteed,
});

const readOnly = unanswered("read-only", neverAsks, outside);
const readOnlyForAsking = unanswered("read-only", writesRefused, outside);
const workspaceWrite = unanswered("workspace-write", neverAsks, runsUnasked, outside);
const fullAccess = unanswered("danger-full-access", neverAsks, noSandbox);
const bypassFlag = "--dangerously-bypass-approvals-and-sandbox";
const bypass: CodexRow = {
  ...unanswered("danger-full-access", noSandbox),
  summary: `\`${bypassFlag}\``,
  flags: [bypassFlag],
};
const refused: RefusedModes = {
  refused:
    "Nobody is asked, and without a sandbox nothing else stops what must be asked for. Ask for workspaceWrite, or autoAll, or interactive.",
  field: "approvalMode",
};
const sandboxed = {
  readOnly,
  workspaceWrite,
  none: refused,
  fullAccess: refused,
  unset: workspaceWrite,
};

/** Nobody answers. */
export const execModes: ModeTable<CodexRow> = {
  ask: { ...sandboxed, workspaceWrite: readOnlyForAsking, unset: readOnlyForAsking },
  askDangerous: sandboxed,
  autoEdit: sandboxed,
  autoAll: { ...sandboxed, none: bypass, fullAccess: bypass },
  unset: { readOnly, workspaceWrite, none: fullAccess, fullAccess },
};

export const execOwn: CodexRow = {
  summary: "the user's own",
  flags: [],
  approvalPolicy: "never",
  notGuaranteed: [neverAsks, "The user's configuration of codex decides on the sandbox."],
};

const safeRuns = "Commands that codex knows to be safe, those that only read, run without asking.";
const leaves = "What is allowed may run outside of the sandbox.";
const asksMore = "Edits are asked for too: without a sandbox nothing else distinguishes them.";
const nothingAsked = "Nothing is asked for: what a read-only sandbox forbids is refused.";
const ownPolicy = "The user's configuration of codex decides what is asked for.";

const answered = (
  approvalPolicy: Policy | undefined,
  sandbox: Sandbox,
  ...notGuaranteed: string[]
): CodexRow => ({
  summary: `${approvalPolicy === undefined ? "own" : `\`${approvalPolicy}\``} \`${sandbox}\``,
  grants: granted[sandbox],
  flags: [],
  approvalPolicy,
  sandbox,
  notGuaranteed,
});

/** One policy in each sandbox. */
function inEachSandbox(policy: Policy | undefined, ...notes: string[]) {
  const inWorkspace = answered(policy, "workspace-write", ...notes, outside);
  const unlimited = answered(policy, "danger-full-access", ...notes, noSandbox);
  return {
    // what is asked for would leave the sandbox
    readOnly: answered("never", "read-only", nothingAsked, outside),
    workspaceWrite: inWorkspace,
    none: unlimited,
    fullAccess: unlimited,
    unset: inWorkspace,
  };
}

// without a sandbox `on-request` would never ask for anything
const askingForMore = answered(
  "untrusted",
  "danger-full-access",
  safeRuns,
  leaves,
  noSandbox,
  asksMore,
);
const onRequest = {
  ...inEachSandbox("on-request", runsUnasked, leaves),
  none: askingForMore,
  fullAccess: askingForMore,
};

/** `codex app-server` with a host that answers. */
export const serverModes: ModeTable<CodexRow> = {
  // asks for all but what is known to be safe, edits included; in a read-only sandbox for nothing
  ask: inEachSandbox("untrusted", safeRuns, leaves),
  // asks for what the sandbox does not allow
  askDangerous: onRequest,
  autoEdit: onRequest,
  autoAll: inEachSandbox("never"),
  unset: inEachSandbox(undefined, ownPolicy),
};

export const serverOwn: CodexRow = {
  summary: "the user's own",
  flags: [],
  notGuaranteed: [ownPolicy, "It decides on the sandbox, too."],
};
