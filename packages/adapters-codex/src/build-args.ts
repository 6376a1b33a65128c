import { readRequest, type Plan, type ReadRequest, type Refusal } from "@agentstream/adapter-kit";
import type { RunRequest, SessionConfig } from "@agentstream/schema";

import { permissions, type Permission } from "./permissions.ts";
import { readPrompt, type ReadPrompt } from "./read-prompt.ts";

type Refused = Refusal["refusals"][number];
type Granted = Exclude<Permission, { refused: string }>;

const schemaFile = "output-schema.json";

/** Runs the request with `codex exec --json`; or says by field why that cannot be done. */
export function plan(request: RunRequest): Plan | Refusal {
  const asked = readRequest(request);
  const prompt = readPrompt(asked.prompt);
  const permission = findPermission(asked);
  const refusals = [
    ...refuseUnsupported(asked),
    ...refuseValues(asked),
    ...("reason" in prompt ? [{ field: "prompt", reason: prompt.reason }] : []),
    ...("refused" in permission ? [{ field: "approvalMode", reason: permission.refused }] : []),
  ];
  if (refusals.length > 0 || "reason" in prompt || "refused" in permission) return { refusals };
  const notes = [...permission.notGuaranteed, ...resumeNotes(asked)];
  return {
    command: "codex",
    args: buildArgs(asked, permission, prompt),
    env: asked.env ?? {},
    stdin: prompt.text,
    files:
      asked.outputSchema === undefined ? {} : { [schemaFile]: JSON.stringify(asked.outputSchema) },
    protocol: "exec",
    config: configOf(asked, permission, notes),
    notes,
  };
}

/** The prompt comes by standard input, so that it is never a flag and never too long; `-` says so. */
function buildArgs(
  { cwd, model, outputSchema, resume }: ReadRequest,
  { flags }: Granted,
  { images }: ReadPrompt,
): string[] {
  const imageFlags = images.map((path) => `--image=${path}`);
  return [
    "exec",
    "--json",
    "--skip-git-repo-check",
    ...flags,
    ...(cwd === undefined ? [] : ["-C", cwd]),
    ...(model === undefined ? [] : ["-m", model]),
    ...(outputSchema === undefined ? [] : ["--output-schema", `{file:${schemaFile}}`]),
    // all but the images must come before `resume`, which does not know the sandbox's flag
    ...(resume === undefined ? imageFlags : ["resume", ...imageFlags, resume]),
    "-",
  ];
}

const findPermission = ({ approvalMode, sandboxMode }: ReadRequest): Permission =>
  permissions[approvalMode ?? "unset"][sandboxMode ?? "unset"];

/** Why each field that `codex exec` has nothing for is refused. */
const unsupported: readonly (readonly [keyof ReadRequest, string])[] = [
  ["maxTurns", "codex exec has no limit of turns"],
  ["maxBudgetUsd", "codex exec tells no costs, and has no limit of them"],
  ["allowedTools", "codex exec cannot limit its tools: limit what they can do by sandboxMode"],
  ["disallowedTools", "codex exec cannot limit its tools: limit what they can do by sandboxMode"],
  ["autoApproveTools", "codex exec never asks, so there is nothing to approve"],
];

/** A list without tools asks for nothing, unless it is the list of all that exist. */
const isAsked = (field: string, value: unknown): boolean =>
  value !== undefined && !(Array.isArray(value) && value.length === 0 && field !== "allowedTools");

const refuseUnsupported = (asked: ReadRequest): Refused[] => [
  ...unsupported
    .filter(([field]) => isAsked(field, asked[field]))
    .map(([field, reason]) => ({ field, reason })),
  ...(asked.protocol === undefined || asked.protocol === "exec"
    ? []
    : [{ field: "protocol", reason: `only exec can be planned, not ${asked.protocol}` }]),
];

/** What stands in an argument of its own must be one, and no flag. */
function refuseValues({ cwd, model, resume }: ReadRequest): Refused[] {
  const values = Object.entries({ cwd, model, resume });
  return values.flatMap(([field, value]) => {
    if (value === undefined) return [];
    if (value === "") return [{ field, reason: "it is empty" }];
    if (value.includes("\0")) return [{ field, reason: "it has a NUL character" }];
    return value.startsWith("-")
      ? [{ field, reason: "it begins with - and would be taken for a flag" }]
      : [];
  });
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const resumeNotes = ({ resume }: ReadRequest): string[] =>
  resume === undefined || uuid.test(resume)
    ? []
    : ["codex exec begins a new thread without a word where no thread has the name to resume"];

/** What the run has got. */
function configOf(
  asked: ReadRequest,
  { sandboxMode }: Granted,
  notGuaranteed: string[],
): SessionConfig {
  const { projectId, cwd, model, approvalMode, permissionTier, permissionMode } = asked;
  return {
    agentType: "codex",
    protocol: "exec",
    ...(projectId !== undefined && { projectId }),
    ...(cwd !== undefined && { cwd }),
    ...(model !== undefined && { model }),
    ...(approvalMode !== undefined && { approvalMode }),
    ...(sandboxMode !== undefined && { sandboxMode }),
    ...(permissionTier !== undefined && { permissionTier }),
    ...(permissionMode !== undefined && { permissionMode }),
    notGuaranteed,
  };
}
