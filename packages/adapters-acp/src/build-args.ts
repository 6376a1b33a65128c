import {
  mcpServersFault,
  present,
  readRequest,
  refuseFields,
  type Plan,
  type ReadRequest,
  type Refusal,
} from "@agentstream/adapter-kit";
import type { ApprovalMode, RunRequest } from "@agentstream/schema";

import type { AcpAgent } from "./create-acp-agent.ts";
import { permissionOf, type Permission } from "./permissions.ts";

type Refusals = Refusal["refusals"];

/** How to call a registered agent; or why it cannot be called as safely as the request asks. */
export function plan(request: RunRequest, agent: AcpAgent): Plan | Refusal {
  const asked = readRequest(request);
  const permission = permissionOf(asked, agent.modes, agent.id);
  const refusals = refusalsOf(asked, permission);
  if (refusals.length > 0 || "refused" in permission) return { refusals };
  const { mode } = permission;
  const { cwd, model, resume } = asked;
  const { authMethod } = agent;
  const notes = [...permission.notGuaranteed, ...placeNotes(cwd)];
  return {
    command: agent.command,
    args: agent.args ?? [],
    env: { ...agent.env, ...asked.env },
    stdin: undefined,
    files: {},
    protocol: "acp",
    opening: present({ cwd, model, resume, mode, authMethod }),
    config: configOf(asked, agent.id, permission.approvalMode, notes),
    notes,
  };
}

const placeNotes = (cwd: string | undefined): string[] =>
  cwd === undefined ? ["The session is told no directory but its process's own."] : [];

/** Fields that no ACP agent can be held to. */
const unheld: readonly [field: keyof ReadRequest, reason: string][] = [
  ["outputSchema", "ACP has no schema for an answer."],
  ["maxTurns", "ACP has no limit of turns."],
  ["maxBudgetUsd", "ACP has no limit of costs."],
  ["allowedTools", "ACP cannot take tools away."],
  ["disallowedTools", "ACP cannot take tools away."],
  ["autoApproveTools", "ACP cannot approve tools beforehand: answer what it asks."],
];

function refusalsOf(asked: ReadRequest, permission: Permission): Refusals {
  const { prompt, protocol } = asked;
  const isEmpty = typeof prompt === "string" ? prompt.trim() === "" : prompt.length === 0;
  return [
    ...(isEmpty ? [{ field: "prompt", reason: "It is empty." }] : []),
    ...(protocol === undefined || protocol === "acp"
      ? []
      : [{ field: "protocol", reason: `This agent speaks acp, not ${protocol}.` }]),
    ...unheld.flatMap(([field, reason]) => (isGiven(asked[field]) ? [{ field, reason }] : [])),
    ...refuseFields([["mcpServers", mcpServersFault]], asked),
    ...("refused" in permission ? [{ field: permission.field, reason: permission.refused }] : []),
  ];
}

/** An empty list of allowed tools asks for something too: for none at all. */
const isGiven = (value: unknown): boolean => value !== undefined;

function configOf(
  asked: ReadRequest,
  agentType: string,
  approvalMode: ApprovalMode | undefined,
  notes: readonly string[],
): Plan["config"] {
  const { projectId, cwd, model, permissionTier, permissionMode, sandboxMode } = asked;
  return {
    agentType,
    protocol: "acp",
    ...present({ projectId, cwd, model, permissionTier, permissionMode }),
    ...(approvalMode !== undefined && present({ approvalMode, sandboxMode })),
    notGuaranteed: [...notes],
  };
}
