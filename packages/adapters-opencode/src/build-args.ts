import {
  present,
  readRequest,
  type Plan,
  type ReadRequest,
  type Refusal,
} from "@agentstream/adapter-kit";
import type { RunRequest } from "@agentstream/schema";

import { buildRules } from "./build-rules.ts";
import { ownPermission, permissions, type Permission } from "./permissions.ts";
import { readPrompt } from "./read-prompt.ts";
import { permissionVariable, refusalsOf } from "./refuse-request.ts";

type Granted = Exclude<Permission, { refused: string }>;

/** How to call the CLI; or why it cannot be called as safely as the request asks. */
export function plan(request: RunRequest): Plan | Refusal {
  const asked = readRequest(request);
  const permission = permissionOf(asked);
  const refusals = refusalsOf(asked, permission);
  const prompt = readPrompt(asked.prompt);
  if (refusals.length > 0 || prompt === undefined || "refused" in permission) return { refusals };
  const notes = notesOf(asked, permission);
  const rules = buildRules(permission, asked);
  const hasRules = Object.keys(rules).length > 0;
  return {
    command: "opencode",
    args: argsOf(asked, permission),
    env: { ...asked.env, ...(hasRules && { [permissionVariable]: JSON.stringify(rules) }) },
    // as input a prompt is never taken for a flag, and may be of any length
    stdin: prompt,
    files: {},
    protocol: "run",
    config: configOf(asked, permission, notes),
    notes,
  };
}

/** A sandbox mode alone asks for everything; an approval mode alone adds no sandbox. */
function permissionOf(asked: ReadRequest): Permission {
  const { approvalMode, sandboxMode } = asked;
  return isOwn(asked) ? ownPermission : permissions[approvalMode ?? "ask"][sandboxMode ?? "none"];
}

/** A list of all tools that there are cannot be told by the agent's own rules, which nobody knows here. */
const isOwn = ({ approvalMode, sandboxMode, allowedTools }: ReadRequest): boolean =>
  approvalMode === undefined && sandboxMode === undefined && allowedTools === undefined;

/** Each value is joined to its flag: a value that begins with `-` stays a value. */
function argsOf({ model, resume }: ReadRequest, { isAuto }: Granted): string[] {
  return [
    "run",
    "--format=json",
    "--thinking",
    ...(isAuto ? ["--auto"] : []),
    ...(model === undefined ? [] : [`--model=${model}`]),
    ...(resume === undefined ? [] : [`--session=${resume}`]),
  ];
}

function notesOf(
  { allowedTools, disallowedTools = [] }: ReadRequest,
  { notGuaranteed }: Granted,
): string[] {
  const single = "Tools of the list that the approval mode does not approve do not exist.";
  const editing = "Editing is permitted as a whole: a tool that edits takes the others with it.";
  return [
    ...notGuaranteed,
    ...(allowedTools === undefined ? [] : [single]),
    ...(disallowedTools.length === 0 ? [] : [editing]),
  ];
}

/** What the run has got: less than it asked for where its sandbox mode allows no more. */
function configOf(asked: ReadRequest, { isAuto }: Granted, notes: string[]): Plan["config"] {
  const { projectId, cwd, model, permissionTier, permissionMode } = asked;
  const { allowedTools, autoApproveTools, disallowedTools } = asked;
  const { approvalMode = "ask", sandboxMode = "none" } = asked;
  const granted = approvalMode === "autoAll" && !isAuto ? "ask" : approvalMode;
  return {
    agentType: "opencode",
    protocol: "run",
    ...present({ projectId, cwd, model, permissionTier, permissionMode }),
    ...present({ allowedTools, autoApproveTools, disallowedTools }),
    ...(!isOwn(asked) && {
      approvalMode: sandboxMode === "readOnly" ? "ask" : granted,
      sandboxMode,
    }),
    notGuaranteed: notes,
  };
}
