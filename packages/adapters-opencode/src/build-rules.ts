import type { ReadRequest } from "@agentstream/adapter-kit/author";
import type { SandboxMode } from "@agentstream/schema";

import { toolNamesOf } from "./map-tool.ts";
import { approvableIn, unapprovableIn, type OpencodeRow, type Rules } from "./modes.ts";

/** The rules of a run: those of its modes, then what the lists of tools add. Later ones win, so denials come last. */
export function buildRules({ rules, isAuto }: OpencodeRow, asked: ReadRequest): Rules {
  const { allowedTools, autoApproveTools = [], disallowedTools = [] } = asked;
  const approved = keysOf(autoApproveTools);
  const denied = keysOf(disallowedTools);
  const known: Rules = { ...rules, ...ruleFor(approved, "allow") };
  const limited = allowedTools === undefined ? known : only(keysOf(allowedTools), known, isAuto);
  const rest = Object.entries(limited).filter(([key]) => !denied.includes(key));
  return { ...Object.fromEntries(rest), ...ruleFor(denied, "deny") };
}

const ruleFor = (keys: readonly string[], action: "allow" | "deny"): Rules =>
  Object.fromEntries(keys.map((key) => [key, action]));

/** Nothing but the tools of a list, and of these only what is not to be asked for. */
function only(keys: readonly string[], rules: Rules, isAuto: boolean): Rules {
  const kept: Rules = Object.fromEntries(
    keys.map((key) => [key, isAuto ? "allow" : (rules[key] ?? "deny")]),
  );
  // all that are known are denied by name, for a rule of the user's would win over `*`
  const known = approvableIn.filter((key) => !keys.includes(key));
  return {
    "*": "deny",
    ...ruleFor(known, "deny"),
    // no tool, but where the tools may go
    ...(isAuto ? ruleFor(["external_directory"], "allow") : {}),
    ...kept,
  };
}

const editKey = "edit";
const editTools = toolNamesOf("edit");
/** Those that there are today; the others are of other models, or of other versions. */
const editPair = ["edit", "write"];
const kindPrefix = "kind:";

/** Native names as what the CLI has permissions for: editing is one. */
const keysOf = (names: readonly string[]): string[] => [
  ...new Set(expand(names).map((name) => (editTools.includes(name) ? editKey : name))),
];

const expand = (names: readonly string[]): string[] =>
  names.flatMap((name) =>
    name.startsWith(kindPrefix) ? toolNamesOf(name.slice(kindPrefix.length)) : [name],
  );

/** The names of a list that are neither names of tools, nor kinds that have tools. */
export const unknownTools = (names: readonly string[] = []): string[] =>
  names.filter((name) =>
    name.startsWith(kindPrefix)
      ? toolNamesOf(name.slice(kindPrefix.length)).length === 0
      : !/^[A-Za-z_][\w.-]*\*?$/.test(name),
  );

/** Whether a list has some of the tools that edit, and not others: no rule can do that. */
export function splitsEditing(names: readonly string[] = []): boolean {
  const expanded = expand(names);
  const hasSome = editTools.some((name) => expanded.includes(name));
  return hasSome && !editPair.every((name) => expanded.includes(name));
}

/** The names of a list that would leave the sandbox mode if they were approved. */
export function unapprovableTools(
  names: readonly string[] = [],
  sandboxMode: SandboxMode = "none",
): string[] {
  const outside = unapprovableIn[sandboxMode];
  if (outside === undefined) return [];
  return names.filter((name) =>
    keysOf([name]).some((key) => outside.includes(key) || !approvableIn.includes(key)),
  );
}
