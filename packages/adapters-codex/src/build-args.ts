import { readRequest, type Plan, type ReadRequest, type Refusal } from "@agentstream/adapter-kit";
import type { RunRequest } from "@agentstream/schema";

import { planAppServer } from "./app-server/build-opening.ts";
import { configOf } from "./config-of.ts";
import { permissions, type Permission } from "./permissions.ts";
import { readPrompt, type ReadPrompt } from "./read-prompt.ts";
import { refuseUnsupported, refuseValues } from "./refuse-request.ts";

type Granted = Exclude<Permission, { refused: string }>;

const schemaFile = "output-schema.json";

const planners: ReadonlyMap<string, (asked: ReadRequest) => Plan | Refusal> = new Map([
  ["exec", planExec],
  ["app-server", planAppServer],
]);

/**
 * Runs the request; or says by field why that cannot be done. Two-way where somebody answers or wants to see the
 * text as it is written, else `codex exec`.
 */
export function plan(request: RunRequest): Plan | Refusal {
  const asked = readRequest(request);
  const isTwoWay = asked.interactive === true || asked.deltas === true;
  const protocol = asked.protocol ?? (isTwoWay ? "app-server" : "exec");
  const planProtocol = planners.get(protocol);
  if (planProtocol !== undefined) return planProtocol(asked);
  const known = [...planners.keys()].join(" and ");
  return { refusals: [{ field: "protocol", reason: `codex has ${known}, not ${protocol}` }] };
}

function planExec(asked: ReadRequest): Plan | Refusal {
  const prompt = readPrompt(asked.prompt);
  const permission = findPermission(asked);
  const refusals = [
    ...refuseUnsupported(asked),
    ...refuseValues(asked, true),
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
    config: configOf(asked, "exec", permission.sandboxMode, notes),
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

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const resumeNotes = ({ resume }: ReadRequest): string[] =>
  resume === undefined || uuid.test(resume)
    ? []
    : ["codex exec begins a new thread without a word where no thread has the name to resume"];
