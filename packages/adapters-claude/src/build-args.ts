import {
  mcpServersFault,
  readRequest,
  refuseFields,
  type Opening,
  type Plan,
  type ReadRequest,
  type Refusal,
} from "@agentstream/adapter-kit";
import type { RunRequest } from "@agentstream/schema";
import type { SessionConfig } from "@agentstream/schema/written";

import { toolsOfKind } from "./map-tool.ts";
import { notesForHost, ownNotes, permissions, type PermissionRow } from "./permissions.ts";
import { checkPromptParts, readPromptText } from "./read-prompt.ts";

type Allowed = Exclude<PermissionRow, { refused: string }>;
type Refuse = (field: string, reason: string) => void;

/** How to run a request; or why it cannot be run as safely as it asks. */
export function plan(given: RunRequest): Plan | Refusal {
  const refusals: { field: string; reason: string }[] = [];
  const refuse: Refuse = (field, reason) => refusals.push({ field, reason });
  const request = readRequest(given);
  const { protocol = request.interactive === true ? "stream-input" : "stream-json" } = request;
  const isTwoWay = protocol === "stream-input";
  if (isTwoWay) checkPromptParts(request.prompt, refuse);
  const stdin = isTwoWay ? undefined : readPromptText(request.prompt, refuse);
  const row = readPermissions(request, refuse);
  const lists = readTools(request, refuse);
  checkValues(request, refuse);
  refusals.push(...refuseFields([["mcpServers", mcpServersFault]], request));
  if (refusals.length > 0) return { refusals };
  const ofModes = row?.notes ?? ownNotes;
  const notes = [
    ...(isTwoWay ? notesForHost(ofModes) : ofModes),
    ...notesOf(request),
    ...(isTwoWay || request.interactive !== true ? [] : [nobodyAnswers]),
  ];
  return {
    command: "claude",
    args: [...base, ...(isTwoWay ? twoWay : []), ...buildFlags(request, row, lists)],
    env: { ...(isTwoWay && tellsState), ...request.env },
    stdin,
    files: {},
    protocol,
    ...(isTwoWay && { opening }),
    config: buildConfig({ ...request, protocol }, row, notes),
    notes,
  };
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

const protocols = new Set(["stream-json", "stream-input"]);

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
    refuse("protocol", `${protocol} cannot be run; stream-json and stream-input can.`);
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

/** The CLI reads prompts and answers, and asks its host. */
const twoWay = ["--input-format", "stream-json", "--permission-prompt-tool", "stdio"];

/** The CLI says when it has nothing to do any more: its input may be closed only then. */
const tellsState = { CLAUDE_CODE_EMIT_SESSION_STATE_EVENTS: "1" };

/** What sub-agents say is told as well. */
const opening: Opening = { initialize: { forwardSubagentText: true } };

const nobodyAnswers = "Nobody can answer in this protocol: what needs an answer is refused.";

function buildFlags(request: ReadRequest, row: Allowed | undefined, lists: ToolLists): string[] {
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
    ...flags.flatMap(([flag, value]) => (value === undefined ? [] : [flag, value])),
    ...(isStrict ? ["--strict-mcp-config"] : []),
  ];
}

/** What cannot be guaranteed, whatever the modes. */
const notesOf = ({ maxBudgetUsd, outputSchema, allowedTools }: ReadRequest): string[] => [
  ...(maxBudgetUsd === undefined
    ? []
    : ["The budget is checked after a call of the API: the first may exceed it."]),
  ...(outputSchema === undefined
    ? []
    : ["The model may ignore the schema; the run is completed all the same, and says so."]),
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
    deltas: ______,
    mcpServers: _______,
    ...config
  } = request;
  return {
    ...config,
    ...row?.granted,
    agentType: "claude",
    ...(notes.length > 0 && { notGuaranteed: [...notes] }),
  };
};
