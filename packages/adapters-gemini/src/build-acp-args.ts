import {
  promptText,
  present,
  readRequest,
  type Plan,
  type ReadRequest,
  type Refusal,
} from "@agentstream/adapter-kit";
import type { RunRequest } from "@agentstream/schema";

import { acpPermissionOf } from "./acp-permissions.ts";
import { acpModes } from "./acp.ts";
import { buildPolicy } from "./build-policy.ts";
import type { Permission } from "./permissions.ts";
import { refusalsOf } from "./refuse-request.ts";

type Granted = Exclude<Permission, { refused: string }>;

const policyFile = "policy.toml";

/** Whether a request means ACP: it says so, or somebody is there to answer. */
export const meansAcp = ({ protocol, interactive = false }: RunRequest): boolean =>
  protocol === undefined ? interactive : protocol === "acp";

/** How to call the CLI as an ACP agent; or why it cannot be called as safely as the request asks. */
export function planAcp(request: RunRequest): Plan | Refusal {
  const asked = readRequest(request);
  const permission = acpPermissionOf(asked);
  const refusals = acpRefusalsOf(asked, permission);
  if (refusals.length > 0 || "refused" in permission) return { refusals };
  const policy = buildPolicy(permission, asked);
  const notes = notesOf(asked, permission);
  return {
    command: "gemini",
    args: [
      "--acp",
      ...(policy === undefined ? [] : [`--policy={file:${policyFile}}`]),
      ...(asked.model === undefined ? [] : [`--model=${asked.model}`]),
    ],
    // a signal to the one process then reaches the agent; an untrusted directory would end it at once
    env: { GEMINI_CLI_NO_RELAUNCH: "true", GEMINI_CLI_TRUST_WORKSPACE: "true", ...asked.env },
    stdin: undefined,
    files: policy === undefined ? {} : { [policyFile]: policy },
    protocol: "acp",
    opening: present({
      cwd: asked.cwd,
      resume: asked.resume,
      mode: isOwn(asked) ? undefined : modeIds[permission.flag],
    }),
    config: configOf(asked, permission, notes),
    notes,
  };
}

/** The names that the modes have in ACP. */
const modeIds = {
  default: "default",
  auto_edit: "autoEdit",
  yolo: "yolo",
  plan: "plan",
} as const satisfies Record<Granted["flag"], string>;

const isOwn = ({ approvalMode, sandboxMode }: ReadRequest): boolean =>
  approvalMode === undefined && sandboxMode === undefined;

/** As with the other protocol, but for the prompt, which goes in as it is. */
function acpRefusalsOf(asked: ReadRequest, permission: Permission): Refusal["refusals"] {
  const { protocol: _, ...rest } = asked;
  const isEmpty = typeof asked.prompt === "string" && promptText(asked.prompt).trim() === "";
  const noPrompt = asked.prompt.length === 0 || isEmpty;
  return [
    ...(noPrompt ? [{ field: "prompt", reason: "It is empty." }] : []),
    ...refusalsOf({ ...rest, prompt: "as it is" }, permission),
  ];
}

function notesOf({ allowedTools, cwd }: ReadRequest, { notGuaranteed }: Granted): string[] {
  return [
    ...notGuaranteed,
    ...(allowedTools === undefined
      ? []
      : ["Tools of the list that the approval mode does not approve do not exist."]),
    ...(cwd === undefined ? ["The session is told no directory but its process's own."] : []),
    "The workspace is trusted: its own settings, hooks and MCP servers are in force.",
  ];
}

function configOf(asked: ReadRequest, { flag }: Granted, notes: string[]): Plan["config"] {
  const { projectId, cwd, model, permissionTier, permissionMode, sandboxMode = "none" } = asked;
  const { allowedTools, autoApproveTools, disallowedTools } = asked;
  const approvalMode = acpModes.get(modeIds[flag]);
  return {
    agentType: "gemini",
    protocol: "acp",
    ...present({ projectId, cwd, model, permissionTier, permissionMode }),
    ...present({ allowedTools, autoApproveTools, disallowedTools }),
    ...(!isOwn(asked) && approvalMode !== undefined && { approvalMode, sandboxMode }),
    notGuaranteed: notes,
  };
}
