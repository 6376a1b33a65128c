import type { ReadRequest } from "@agentstream/adapter-kit/author";
import type { SandboxMode, ToolKind } from "@agentstream/schema";

import { toolNamesOf } from "./map-tool.ts";
import { approvableIn, approvedBy, type GeminiRow } from "./modes.ts";

interface Rule {
  readonly toolNames: readonly string[];
  readonly decision: "allow" | "deny";
  readonly priority: number;
}

/** The rules of the CLI's policy engine: the highest priority that fits a call decides. */
const priorities = { deny: 999, allowOnly: 950, denyRest: 900, approve: 500 };
const planTools = ["enter_plan_mode", "exit_plan_mode"];

/** A policy file in TOML; undefined if there is nothing to say. */
export function buildPolicy(granted: GeminiRow, asked: ReadRequest): string | undefined {
  const { allowedTools, autoApproveTools = [], disallowedTools = [] } = asked;
  const denied = [
    ...(granted.isGuarded ? planTools : []),
    ...granted.denies.flatMap(toolNamesOf),
    ...expandTools(disallowedTools),
  ];
  const rules: Rule[] = [
    { toolNames: denied, decision: "deny", priority: priorities.deny },
    ...(allowedTools === undefined ? [] : onlyRules(granted, allowedTools, autoApproveTools)),
    { toolNames: expandTools(autoApproveTools), decision: "allow", priority: priorities.approve },
  ];
  const written = rules.filter(({ toolNames }) => toolNames.length > 0);
  return written.length === 0 ? undefined : written.map(ruleText).join("\n");
}

/** Everything else is denied. A tool of the list that the mode would ask for stays out: it cannot ask. */
function onlyRules(
  { flag }: GeminiRow,
  allowedTools: readonly string[],
  autoApproveTools: readonly string[],
): Rule[] {
  const wanted = expandTools(allowedTools);
  const approved =
    flag === "yolo" ? wanted : expandTools([...approvedBy[flag], ...autoApproveTools]);
  const toolNames = wanted.filter((name) => approved.includes(name));
  return [
    { toolNames, decision: "allow", priority: priorities.allowOnly },
    { toolNames: ["*"], decision: "deny", priority: priorities.denyRest },
  ];
}

const ruleText = ({ toolNames, decision, priority }: Rule): string => {
  const names = [...new Set(toolNames)].map((name) => JSON.stringify(name)).join(", ");
  return `[[rule]]\ntoolName = [${names}]\ndecision = "${decision}"\npriority = ${priority}\n`;
};

const kindPrefix = "kind:";
const kinds: readonly ToolKind[] = [
  "execute",
  "read",
  "edit",
  "search",
  "fetch",
  "think",
  "agent",
  "mcp",
  "question",
];

const kindOf = (name: string): ToolKind | undefined =>
  kinds.find((kind) => `${kindPrefix}${kind}` === name);

/** Native names; `kind:` stands for all of a kind. */
function expandTools(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const kind = kindOf(name);
    return kind === undefined ? [name] : toolNamesOf(kind);
  });
}

/** The tools of a list that a policy cannot name. */
export function unknownTools(names: readonly string[] = []): string[] {
  return names.filter((name) =>
    name.startsWith(kindPrefix)
      ? kindOf(name) === undefined
      : !/^(?:mcp_[\w.-]*\*|[\w.-]+)$/.test(name),
  );
}

/** The tools of a list that would leave the sandbox mode if they were approved. */
export function unapprovableTools(
  names: readonly string[] = [],
  sandboxMode: SandboxMode = "none",
): string[] {
  const approvable = approvableIn[sandboxMode];
  if (approvable === undefined) return [];
  const inside = expandTools(approvable);
  return names.filter((name) => expandTools([name]).some((one) => !inside.includes(one)));
}
