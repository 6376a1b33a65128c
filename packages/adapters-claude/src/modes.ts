import type { ModeRow, ModeTable } from "@agentstream/adapter-kit/author";

export interface ClaudeRow extends ModeRow {
  /** Of `--permission-mode`; undefined: the user's settings decide. */
  readonly mode?: "default" | "acceptEdits" | "bypassPermissions" | "plan";
  readonly disallowedTools: readonly string[];
  /** MCP servers of the user's own settings are left out. */
  readonly isMcpStrict: boolean;
}

const writingTools = [
  "Bash",
  "Edit",
  "Monitor",
  "MultiEdit",
  "NotebookEdit",
  "PowerShell",
  "Write",
  "ExitPlanMode",
];

const nobody = "Nobody is asked: a call that needs asking is refused by the CLI.";
const reading = "Reading inside of the working directory needs no asking.";
const rules = "The user's own settings may allow more: their rules hold as well.";
const noSandbox = "Claude Code has no sandbox of its own: what a command does is not confined.";
const hooks = "Hooks of the user's settings run, and may write.";
const edits = "File edits in the working directory, and a few file commands, need no asking.";
const root = "As root it needs IS_SANDBOX=1 in its environment, or the CLI refuses to start.";

const unconfined = {
  field: "approvalMode",
  refused:
    "Claude Code cannot confine commands to the workspace: use autoEdit, or sandboxMode none to let it do everything.",
} as const;

interface Modes {
  readonly modes: ModeTable<ClaudeRow>;
  readonly own: ClaudeRow;
}

/** `asking`: what is not guaranteed because of who is asked. */
function modesFor(asking: readonly string[]): Modes {
  const plain = { disallowedTools: [], isMcpStrict: false };
  const readOnly: ClaudeRow = {
    summary: "`plan`, without tools that write",
    grants: { approvalMode: "ask", sandboxMode: "readOnly" },
    mode: "plan",
    disallowedTools: writingTools,
    isMcpStrict: true,
    notGuaranteed: [...asking, reading, hooks],
  };
  const ask = (...notGuaranteed: string[]): ClaudeRow => ({
    ...plain,
    summary: "`default`",
    grants: { approvalMode: "ask", sandboxMode: "none" },
    mode: "default",
    notGuaranteed: [...asking, reading, rules, ...notGuaranteed],
  });
  const edit = (...notGuaranteed: string[]): ClaudeRow => ({
    ...plain,
    summary: "`acceptEdits`",
    grants: { approvalMode: "autoEdit", sandboxMode: "none" },
    mode: "acceptEdits",
    notGuaranteed: [...asking, edits, rules, ...notGuaranteed],
  });
  const bypass: ClaudeRow = {
    ...plain,
    summary: "`bypassPermissions`",
    grants: { approvalMode: "autoAll", sandboxMode: "none" },
    mode: "bypassPermissions",
    notGuaranteed: [root],
  };
  const asks = { readOnly, workspaceWrite: ask(noSandbox), none: ask(), fullAccess: ask() };
  return {
    modes: {
      ask: asks,
      askDangerous: asks,
      autoEdit: { readOnly, workspaceWrite: edit(noSandbox), none: edit(), fullAccess: edit() },
      autoAll: { readOnly, workspaceWrite: unconfined, none: bypass, fullAccess: bypass },
    },
    own: { ...plain, summary: "the user's settings", notGuaranteed: [...asking, rules] },
  };
}

/** `stream-json`: nobody can answer. */
export const oneWay: Modes = modesFor([nobody]);

/** `stream-input`: the host is asked, and nothing is refused because nobody can answer. */
export const twoWay: Modes = modesFor([]);
