import {
  checks,
  createPlanner,
  flag,
  isTakenLiterally,
  plainPrompt,
  takesMcpServers,
  wordIf,
  type Check,
  type Planner,
  type ReadRequest,
  type SupportTable,
} from "@agentstream/adapter-kit/author";

import { isContent, isText, isWritten } from "./check-prompt.ts";
import { info } from "./info.ts";
import { toolsOfKind } from "./map-tool.ts";
import { mcpConfigOf, mcpFile } from "./mcp-config.ts";
import { oneWay, twoWay, type ClaudeRow } from "./modes.ts";
import { versionFlags } from "./version-flags.ts";

const kindIn = (name: string): string | undefined => /^kind:(.*)$/.exec(name)?.[1];

/** Names are joined by commas into one value, so that no list swallows the flags after it. */
function isTool(name: string): boolean {
  const kind = kindIn(name);
  if (kind !== undefined) return toolsOfKind(kind) !== undefined;
  // a rule of its own is in parentheses, e.g. Bash(git log:*)
  const bare = name.replaceAll(/\([^()]*\)/g, "");
  return /^[A-Za-z*][^,]*$/.test(bare) && !/[\0\n]/.test(name);
}

const unknownTools = (names: readonly string[]): string[] => names.filter((name) => !isTool(name));

/** Kinds become names. */
const expandTools = (names: readonly string[] = []): string[] =>
  names.flatMap((name) => {
    const kind = kindIn(name);
    return kind === undefined ? [name] : (toolsOfKind(kind) ?? []);
  });

const areOwnTools: Check = ({ allowedTools }) => {
  const isOwn = (name: string): boolean => /^[A-Za-z]\w*$/.test(name) && !name.startsWith("mcp__");
  const others = expandTools(allowedTools).filter((name) => !isOwn(name));
  if (others.length === 0) return undefined;
  return `Only Claude's own tools can be chosen one by one, by name, got ${others.join(", ")}; use disallowedTools for others.`;
};

const isPositive: Check = ({ maxTurns }) =>
  maxTurns === undefined || (Number.isInteger(maxTurns) && maxTurns > 0)
    ? undefined
    : `Expected a positive integer, got ${maxTurns}.`;

const hasBudget: Check = ({ maxBudgetUsd }) =>
  maxBudgetUsd === undefined || maxBudgetUsd > 0
    ? undefined
    : `Expected more than 0, got ${maxBudgetUsd}.`;

const areVariables: Check = ({ env = {} }) => {
  const unfit = Object.entries(env).flatMap(([name, value]) =>
    name === "" || /[=\0]/.test(name) || value.includes("\0") ? [JSON.stringify(name)] : [],
  );
  if (unfit.length === 0) return undefined;
  return `Expected names without "=" and NUL, and values without NUL, got ${unfit.join(", ")}.`;
};

/** A value that begins with a dash would be a flag. */
const isValue = (text: string): boolean => !text.startsWith("-");

const supports: SupportTable = {
  prompt: [isText, isWritten],
  resume: checks.plain("resume", "the id of a conversation", isValue),
  model: checks.plain("model", "the name of a model", isValue),
  cwd: true,
  env: areVariables,
  projectId: true,
  interactive: true,
  deltas: true,
  allowedTools: [checks.tools("allowedTools", unknownTools), areOwnTools],
  autoApproveTools: checks.tools("autoApproveTools", unknownTools),
  disallowedTools: checks.tools("disallowedTools", unknownTools),
  mcpServers: [takesMcpServers(["stdio", "http", "sse"]), isTakenLiterally("Claude Code", /\$\{/)],
  outputSchema: true,
  maxTurns: isPositive,
  maxBudgetUsd: hasBudget,
};

const base = [
  "--print",
  "--output-format",
  "stream-json",
  "--verbose",
  "--include-partial-messages",
];

/** The CLI reads prompts and answers, and asks its host. */
const bothWays = ["--input-format", "stream-json", "--permission-prompt-tool", "stdio"];

function flagsOf(asked: ReadRequest, row: ClaudeRow): string[] {
  const { allowedTools, autoApproveTools, disallowedTools, outputSchema } = asked;
  const disallowed = new Set([...row.disallowedTools, ...expandTools(disallowedTools)]);
  const isStrict = row.isMcpStrict || allowedTools !== undefined;
  const existing = allowedTools === undefined ? undefined : expandTools(allowedTools).join(",");
  return [
    ...flag("--resume", asked.resume),
    ...flag("--model", asked.model),
    ...flag("--max-turns", asked.maxTurns?.toString()),
    ...flag("--max-budget-usd", asked.maxBudgetUsd?.toString()),
    ...flag("--permission-mode", row.mode),
    ...flag("--tools", existing),
    ...flag("--allowedTools", expandTools(autoApproveTools).join(",") || undefined),
    ...flag("--disallowedTools", [...disallowed].join(",") || undefined),
    ...flag("--mcp-config", asked.mcpServers?.length ? `{file:${mcpFile}}` : undefined),
    ...flag("--json-schema", outputSchema && JSON.stringify(outputSchema)),
    ...wordIf(isStrict, "--strict-mcp-config"),
  ];
}

/** What cannot be guaranteed, by the field that asks for it. */
const fieldNotes = {
  maxBudgetUsd: "The budget is checked after a call of the API: the first may exceed it.",
  outputSchema:
    "The model may ignore the schema; the run is completed all the same, and `detail` is noStructuredOutput.",
  allowedTools: "The MCP servers of the user's own settings are left out, and so are their tools.",
} as const;

const notesOf = (asked: ReadRequest): string[] =>
  (["maxBudgetUsd", "outputSchema", "allowedTools"] as const).flatMap((field) =>
    asked[field] === undefined ? [] : [fieldNotes[field]],
  );

const nobodyAnswers = "Nobody can answer in this protocol: what needs an answer is refused.";

export const planner: Planner = createPlanner({
  agentType: "claude",
  name: info.name,
  command: "claude",
  choose: ({ interactive = false }) => (interactive ? "stream-input" : "stream-json"),
  protocols: {
    "stream-json": {
      supports,
      ...oneWay,
      versionFlags,
      notes: (asked) => [...notesOf(asked), ...wordIf(asked.interactive === true, nobodyAnswers)],
      call: (asked, row) => ({
        args: [...base, ...flagsOf(asked, row)],
        stdin: plainPrompt(asked.prompt),
        files: { [mcpFile]: mcpConfigOf(asked) },
      }),
    },
    "stream-input": {
      supports: { ...supports, prompt: [isContent, isWritten] },
      ...twoWay,
      versionFlags,
      notes: notesOf,
      call: (asked, row) => ({
        args: [...base, ...bothWays, ...flagsOf(asked, row)],
        // the CLI prints when it is idle: only then may its input be closed
        env: { CLAUDE_CODE_EMIT_SESSION_STATE_EVENTS: "1" },
        // the text of sub-agents is printed too
        opening: { initialize: { forwardSubagentText: true } },
        files: { [mcpFile]: mcpConfigOf(asked) },
      }),
    },
  },
});
