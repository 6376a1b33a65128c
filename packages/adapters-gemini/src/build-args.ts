import {
  present,
  readRequest,
  type Plan,
  type ReadRequest,
  type Refusal,
} from "@agentstream/adapter-kit";
import type { RunRequest } from "@agentstream/schema";

import { buildPolicy } from "./build-policy.ts";
import { ownPermission, permissions, type Permission } from "./permissions.ts";
import { readPrompt } from "./read-prompt.ts";
import { refusalsOf } from "./refuse-request.ts";

/** How to call the CLI; or why it cannot be called as safely as the request asks. */
export function plan(request: RunRequest): Plan | Refusal {
  const asked = readRequest(request);
  const permission = permissionOf(asked);
  const refusals = refusalsOf(asked, permission);
  const prompt = readPrompt(asked.prompt);
  if (refusals.length > 0 || prompt === undefined || "refused" in permission) return { refusals };
  const policy = buildPolicy(permission, asked);
  const notes = notesOf(asked, permission);
  return {
    command: "gemini",
    args: argsOf(asked, permission, policy !== undefined),
    // a signal to the one process then reaches the agent
    env: { GEMINI_CLI_NO_RELAUNCH: "true", ...asked.env },
    // as input a prompt is never taken for a flag, and may be of any length
    stdin: prompt,
    files: policy === undefined ? {} : { [policyFile]: policy },
    protocol: "stream-json",
    config: configOf(asked, permission, notes),
    notes,
  };
}

type Granted = Exclude<Permission, { refused: string }>;

const policyFile = "policy.toml";

/** A sandbox mode alone asks for everything; an approval mode alone adds no sandbox. */
function permissionOf(asked: ReadRequest): Permission {
  if (isOwn(asked)) return ownPermission;
  const { approvalMode, sandboxMode } = asked;
  return permissions[approvalMode ?? "ask"][sandboxMode ?? "none"];
}

const isOwn = ({ approvalMode, sandboxMode }: ReadRequest): boolean =>
  approvalMode === undefined && sandboxMode === undefined;

/** Each value is joined to its flag: a value that begins with `-` stays a value. */
function argsOf(asked: ReadRequest, { flag }: Granted, hasPolicy: boolean): string[] {
  const { model, resume } = asked;
  return [
    "--output-format=stream-json",
    // without it a directory that nobody has trusted yet ends the run at once
    "--skip-trust",
    ...(isOwn(asked) ? [] : [`--approval-mode=${flag}`]),
    ...(hasPolicy ? [`--policy={file:${policyFile}}`] : []),
    ...(model === undefined ? [] : [`--model=${model}`]),
    ...(resume === undefined ? [] : [`--resume=${resume}`]),
  ];
}

function notesOf({ allowedTools }: ReadRequest, { notGuaranteed }: Granted): string[] {
  const trust = "The workspace is trusted: its own settings, hooks and MCP servers are in force.";
  const single = "Tools of the list that the approval mode does not approve do not exist.";
  return [...notGuaranteed, ...(allowedTools === undefined ? [] : [single]), trust];
}

/** What the run has got: less than it asked for where its sandbox mode allows no more. */
function configOf(asked: ReadRequest, { flag }: Granted, notes: string[]): Plan["config"] {
  const { projectId, cwd, model, permissionTier, permissionMode } = asked;
  const { allowedTools, autoApproveTools, disallowedTools } = asked;
  return {
    agentType: "gemini",
    protocol: "stream-json",
    ...present({ projectId, cwd, model, permissionTier, permissionMode }),
    ...present({ allowedTools, autoApproveTools, disallowedTools }),
    ...(!isOwn(asked) && modesOf(asked, flag)),
    notGuaranteed: notes,
  };
}

const modesOf = (
  { approvalMode = "ask", sandboxMode = "none" }: ReadRequest,
  flag: Granted["flag"],
): Pick<Plan["config"], "approvalMode" | "sandboxMode"> => ({
  approvalMode: flag === "plan" ? "ask" : approvalMode,
  sandboxMode,
});
