import type { ApprovalMode, SandboxMode } from "@agentstream/schema";

/** What a pair of modes becomes, or why it is refused. */
export type PermissionRow =
  | {
      /** What the run gets, which may be less than it asks for. */
      readonly granted: { readonly approvalMode: ApprovalMode; readonly sandboxMode: SandboxMode };
      /** Of `--permission-mode`. */
      readonly mode: "default" | "acceptEdits" | "bypassPermissions" | "plan";
      readonly disallowedTools: readonly string[];
      /** MCP servers of the user's own settings are left out. */
      readonly strictMcp: boolean;
      readonly notes: readonly string[];
    }
  | { readonly refused: string };

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

const notes = {
  nobody: "Nobody is asked: a call that needs asking is refused by the CLI.",
  reading: "Reading inside of the working directory needs no asking.",
  rules: "The user's own settings may allow more: rules of theirs hold besides.",
  noSandbox: "Claude Code has no sandbox of its own: what a command does is not confined.",
  hooks: "Hooks of the user's settings run, and may write.",
  edits: "File edits in the working directory, and a few file commands, need no asking.",
  root: "As root it needs IS_SANDBOX=1 in its environment, or the CLI refuses to start.",
} as const;

const readOnly: PermissionRow = {
  granted: { approvalMode: "ask", sandboxMode: "readOnly" },
  mode: "plan",
  disallowedTools: writingTools,
  strictMcp: true,
  notes: [notes.nobody, notes.reading, notes.hooks],
};
const asking: PermissionRow = {
  granted: { approvalMode: "ask", sandboxMode: "none" },
  mode: "default",
  disallowedTools: [],
  strictMcp: false,
  notes: [notes.nobody, notes.reading, notes.rules],
};
const askingInWorkspace: PermissionRow = { ...asking, notes: [...asking.notes, notes.noSandbox] };
const editing: PermissionRow = {
  granted: { approvalMode: "autoEdit", sandboxMode: "none" },
  mode: "acceptEdits",
  disallowedTools: [],
  strictMcp: false,
  notes: [notes.nobody, notes.edits, notes.rules],
};
const editingInWorkspace: PermissionRow = {
  ...editing,
  notes: [...editing.notes, notes.noSandbox],
};
const bypassing: PermissionRow = {
  granted: { approvalMode: "autoAll", sandboxMode: "none" },
  mode: "bypassPermissions",
  disallowedTools: [],
  strictMcp: false,
  notes: [notes.root],
};

/** What each approval mode becomes in each sandbox mode. */
export const permissions: Readonly<
  Record<SandboxMode, Readonly<Record<ApprovalMode, PermissionRow>>>
> = {
  readOnly: { ask: readOnly, askDangerous: readOnly, autoEdit: readOnly, autoAll: readOnly },
  workspaceWrite: {
    ask: askingInWorkspace,
    askDangerous: askingInWorkspace,
    autoEdit: editingInWorkspace,
    autoAll: {
      refused:
        "Claude Code cannot confine commands to the workspace: use autoEdit, or sandboxMode none to let it do everything.",
    },
  },
  none: { ask: asking, askDangerous: asking, autoEdit: editing, autoAll: bypassing },
  fullAccess: { ask: asking, askDangerous: asking, autoEdit: editing, autoAll: bypassing },
};

/** Without any mode the agent's own settings decide. */
export const ownNotes: readonly string[] = [notes.nobody, notes.rules];

/** What a host that answers cannot be sure of: it is asked, and nothing is refused for want of somebody to ask. */
export const notesForHost = (of: readonly string[]): readonly string[] =>
  of.filter((note) => note !== notes.nobody);
