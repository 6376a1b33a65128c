import { readRequest, type Plan, type ReadRequest, type Refusal } from "@agentstream/adapter-kit";
import type { RunRequest, SessionConfig } from "@agentstream/schema";

import { toolsOfKind } from "./map-tool.ts";
import { ownNotes, permissions, type PermissionRow } from "./permissions.ts";

type Allowed = Exclude<PermissionRow, { refused: string }>;
type Refuse = (field: string, reason: string) => void;

/** How to run a request; or why it cannot be run as safely as it asks. */
export function plan(given: RunRequest): Plan | Refusal {
  const refusals: { field: string; reason: string }[] = [];
  const refuse: Refuse = (field, reason) => refusals.push({ field, reason });
  const request = readRequest(given);
  const stdin = readPrompt(request.prompt, refuse);
  const row = readPermissions(request, refuse);
  const lists = readTools(request, refuse);
  checkValues(request, refuse);
  if (refusals.length > 0) return { refusals };
  const notes = [...(row?.notes ?? ownNotes), ...notesOf(request)];
  return {
    command: "claude",
    args: buildArgs(request, row, lists),
    env: request.env ?? {},
    stdin,
    files: {},
    protocol: "stream-json",
    config: buildConfig(request, row, notes),
    notes,
  };
}

/** The prompt goes to the standard input: no flag can swallow it there, and it is no flag itself. */
function readPrompt(prompt: RunRequest["prompt"], refuse: Refuse): string {
  const parts = typeof prompt === "string" ? [{ type: "text" as const, text: prompt }] : prompt;
  const texts = parts.flatMap((part, index) => {
    if (part.type === "text") return [part.text];
    refuse(
      `prompt[${index}]`,
      `This protocol takes no ${part.type}: name its path in the text instead.`,
    );
    return [];
  });
  const text = texts.join("\n\n");
  if (text.includes("\0")) refuse("prompt", "A prompt must not contain NUL.");
  if (text.trim() === "" && parts.every(({ type }) => type === "text"))
    refuse("prompt", "The prompt is empty.");
  return text;
}

/** The agent's own settings hold where nothing is asked for. */
function readPermissions(
  { approvalMode, sandboxMode }: ReadRequest,
  refuse: Refuse,
): Allowed | undefined {
  if (approvalMode === undefined && sandboxMode === undefined) return undefined;
  const row = permissions[sandboxMode ?? "none"][approvalMode ?? "ask"];
  if (!("refused" in row)) return row;
  refuse("approvalMode", row.refused);
  return undefined;
}

interface ToolLists {
  readonly existing: readonly string[] | undefined;
  readonly approved: readonly string[];
  readonly disallowed: readonly string[];
}

function readTools(request: ReadRequest, refuse: Refuse): ToolLists {
  const { allowedTools, autoApproveTools, disallowedTools } = request;
  const existing =
    allowedTools === undefined ? undefined : readNames("allowedTools", allowedTools, refuse);
  for (const name of existing ?? []) {
    const isPlain = /^[A-Za-z]\w*$/.test(name) && !name.startsWith("mcp__");
    if (!isPlain)
      refuse(
        "allowedTools",
        `${name}: only Claude's own tools can be chosen one by one, by name; use disallowedTools for others.`,
      );
  }
  return {
    existing,
    approved: readNames("autoApproveTools", autoApproveTools ?? [], refuse),
    disallowed: readNames("disallowedTools", disallowedTools ?? [], refuse),
  };
}

/** Names are joined by commas into one value, so that no list swallows what stands behind it. */
const readNames = (field: string, names: readonly string[], refuse: Refuse): string[] =>
  names.flatMap((name) => {
    const kind = /^kind:(.*)$/.exec(name)?.[1];
    if (kind !== undefined) {
      const tools = toolsOfKind(kind);
      if (tools === undefined) refuse(field, `${name}: Claude Code has no such kind of tools.`);
      return tools ?? [];
    }
    const isName = /^[A-Za-z*][^\0\n,]*$/.test(name.replaceAll(/\([^()]*\)/g, ""));
    if (!isName || /[\0\n]/.test(name))
      refuse(field, `${JSON.stringify(name)} is no name of a tool.`);
    return [name];
  });

const protocols = new Set(["stream-json"]);

/** A value that begins with a dash would be a flag. */
function checkValues(
  { model, resume, protocol, maxTurns, maxBudgetUsd, env }: ReadRequest,
  refuse: Refuse,
): void {
  for (const [field, value] of Object.entries({ model, resume })) {
    const isUnfit =
      value !== undefined && (value === "" || value.startsWith("-") || value.includes("\0"));
    if (isUnfit)
      refuse(
        field,
        `${JSON.stringify(value)} is no ${field === "model" ? "name of a model" : "id"}.`,
      );
  }
  if (protocol !== undefined && !protocols.has(protocol))
    refuse("protocol", `${protocol} cannot be run; stream-json can.`);
  if (maxTurns !== undefined && !(Number.isInteger(maxTurns) && maxTurns > 0))
    refuse("maxTurns", "It must be a whole number from 1 on.");
  if (maxBudgetUsd !== undefined && !(maxBudgetUsd > 0))
    refuse("maxBudgetUsd", "It must be more than 0.");
  for (const [name, value] of Object.entries(env ?? {})) {
    if (/[=\0]/.test(name) || name === "" || value.includes("\0"))
      refuse("env", `${JSON.stringify(name)} is no variable.`);
  }
}

const base = [
  "--print",
  "--output-format",
  "stream-json",
  "--verbose",
  "--include-partial-messages",
];

function buildArgs(request: ReadRequest, row: Allowed | undefined, lists: ToolLists): string[] {
  const { resume, model, maxTurns, maxBudgetUsd, outputSchema } = request;
  const disallowed = [...new Set([...(row?.disallowedTools ?? []), ...lists.disallowed])];
  const isStrict = row?.strictMcp === true || lists.existing !== undefined;
  const flags: readonly (readonly [string, string | undefined])[] = [
    ["--resume", resume],
    ["--model", model],
    ["--max-turns", maxTurns?.toString()],
    ["--max-budget-usd", maxBudgetUsd?.toString()],
    ["--permission-mode", row?.mode],
    ["--tools", lists.existing?.join(",")],
    ["--allowedTools", lists.approved.join(",") || undefined],
    ["--disallowedTools", disallowed.join(",") || undefined],
    ["--json-schema", outputSchema === undefined ? undefined : JSON.stringify(outputSchema)],
  ];
  return [
    ...base,
    ...flags.flatMap(([flag, value]) => (value === undefined ? [] : [flag, value])),
    ...(isStrict ? ["--strict-mcp-config"] : []),
  ];
}

/** What cannot be guaranteed, whatever the modes. */
const notesOf = ({
  maxBudgetUsd,
  outputSchema,
  interactive,
  allowedTools,
}: ReadRequest): string[] => [
  ...(maxBudgetUsd === undefined
    ? []
    : ["The budget is checked after a call of the API: the first may exceed it."]),
  ...(outputSchema === undefined
    ? []
    : ["The model may ignore the schema; the run is completed all the same, and says so."]),
  ...(interactive === true
    ? ["Nobody can answer in this protocol: what needs an answer is refused."]
    : []),
  ...(allowedTools === undefined
    ? []
    : ["The MCP servers of the user's own settings are left out, and so are their tools."]),
];

/** What the run has got: of the modes, what the CLI is really told. */
const buildConfig = (
  request: ReadRequest,
  row: Allowed | undefined,
  notes: readonly string[],
): SessionConfig => {
  const {
    prompt: _,
    resume: __,
    interactive: ___,
    env: ____,
    outputSchema: _____,
    ...config
  } = request;
  return {
    ...config,
    ...row?.granted,
    agentType: "claude",
    protocol: "stream-json",
    ...(notes.length > 0 && { notGuaranteed: [...notes] }),
  };
};
