import type { ApprovalMode, SandboxMode } from "@agentstream/schema";

type Action = "allow" | "ask" | "deny";

/** What the CLI reads as `permission`: by what is to be permitted, or `*` for all; the last that fits decides. */
export type Rules = Readonly<Record<string, Action | Readonly<Record<string, Action>>>>;

/** What a pair of modes becomes; or why it is refused. */
export type Permission =
  | { readonly refused: string }
  | {
      readonly rules: Rules;
      /** `--auto`: what would be asked is approved. */
      readonly isAuto: boolean;
      readonly notGuaranteed: readonly string[];
    };

const nobody = "Nobody is asked: tools that need asking do not exist.";
const unasked = "What the agent would ask for is rejected, and that ends the run.";
const own =
  "Rules that the user's configuration has for a single agent or MCP tool come after these, and may allow more.";
const byRule = "That nothing is written is a rule of the CLI's own, not the system's.";
const byPath =
  "That nothing is written outside of the workspace is the CLI's own check of paths, not the system's.";
const reading = "Reading, and sub-agents, are not asked for.";
const fetching = "Fetching from the web is not asked for.";
const stricter = "Nothing is approved that the sandbox mode forbids: such tools do not exist.";

// without these patterns the rule would also allow what the CLI itself asks for
const reads: Readonly<Record<string, Action>> = {
  "*": "allow",
  "*.env": "deny",
  "*.env.*": "deny",
  "*.env.example": "allow",
};

/** `*` comes first, so that what is not named here, as the tools of MCP servers, is not there. */
const harmless: Rules = {
  "*": "deny",
  // named one by one: a rule of the user's for one of them would win over `*`
  edit: "deny",
  bash: "deny",
  webfetch: "deny",
  websearch: "deny",
  codesearch: "deny",
  external_directory: "deny",
  read: reads,
  glob: "allow",
  grep: "allow",
  list: "allow",
  lsp: "allow",
  todoread: "allow",
  todowrite: "allow",
  skill: "allow",
  task: "allow",
};
const web: Rules = { webfetch: "allow", websearch: "allow", codesearch: "allow" };

const asking: Permission = {
  rules: harmless,
  isAuto: false,
  notGuaranteed: [nobody, reading, own],
};
const askingDangerous: Permission = {
  rules: { ...harmless, ...web },
  isAuto: false,
  notGuaranteed: [nobody, reading, fetching, own],
};
const editing: Permission = {
  rules: { ...harmless, ...web, edit: "allow" },
  isAuto: false,
  notGuaranteed: [nobody, reading, fetching, byPath, own],
};
const everything: Permission = { rules: {}, isAuto: true, notGuaranteed: [] };

const readOnly = (rules: Rules, ...notGuaranteed: string[]): Permission => ({
  rules,
  isAuto: false,
  notGuaranteed: [...notGuaranteed, reading, byRule, own],
});

const shellUnheld: Permission = {
  refused:
    "opencode has no sandbox of its own that would keep approved shell commands in the workspace. Ask for autoEdit, or for sandboxMode none or fullAccess.",
};

/** By approvalMode, then by sandboxMode. */
export const permissions: Readonly<
  Record<ApprovalMode, Readonly<Record<SandboxMode, Permission>>>
> = {
  ask: {
    readOnly: readOnly(harmless, nobody),
    workspaceWrite: asking,
    none: asking,
    fullAccess: asking,
  },
  askDangerous: {
    readOnly: readOnly({ ...harmless, ...web }, nobody, fetching),
    workspaceWrite: askingDangerous,
    none: askingDangerous,
    fullAccess: askingDangerous,
  },
  autoEdit: {
    readOnly: readOnly({ ...harmless, ...web }, nobody, fetching, stricter),
    workspaceWrite: editing,
    none: editing,
    fullAccess: editing,
  },
  autoAll: {
    readOnly: readOnly({ ...harmless, ...web }, fetching, stricter),
    workspaceWrite: shellUnheld,
    none: everything,
    fullAccess: everything,
  },
};

/** Without either mode: the agent's own, which the settings may say. */
export const ownPermission: Permission = { rules: {}, isAuto: false, notGuaranteed: [unasked] };

/** What may not be approved beforehand, for it would leave the sandbox mode. */
export const unapprovableIn: Readonly<Partial<Record<SandboxMode, readonly string[]>>> = {
  readOnly: ["edit", "bash", "external_directory"],
  workspaceWrite: ["bash", "external_directory"],
};

/** What alone may be approved in these sandbox modes: of tools that are not known nobody can say what they write. */
export const approvableIn: readonly string[] = [
  ...Object.keys(harmless),
  ...Object.keys(web),
].filter((key) => key !== "*");
