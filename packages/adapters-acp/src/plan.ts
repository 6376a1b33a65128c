import {
  acpMcpServers,
  checks,
  createPlanner,
  noteOnCwd,
  present,
  takesMcpServers,
  type Planner,
  type SupportTable,
} from "@agentstream/adapter-kit/author";

import type { AcpAgent } from "./create-acp-agent.ts";
import { modeTable, own } from "./modes.ts";

const noTools = "ACP cannot take tools away.";

const supports: SupportTable = {
  prompt: checks.prompt,
  resume: true,
  model: true,
  cwd: true,
  env: true,
  projectId: true,
  interactive: true,
  deltas: true,
  allowedTools: noTools,
  autoApproveTools: "ACP cannot approve tools beforehand: answer what it asks.",
  disallowedTools: noTools,
  mcpServers: takesMcpServers(["stdio", "http", "sse"]),
  outputSchema: "ACP has no schema for an answer.",
  maxTurns: "ACP has no limit of turns.",
  maxBudgetUsd: "ACP has no limit of costs.",
};

/** How to call a registered agent. */
export const createAcpPlanner = ({
  id,
  name,
  command,
  args = [],
  env,
  modes,
  authMethod,
}: AcpAgent): Planner =>
  createPlanner({
    agentType: id,
    name,
    command,
    choose: () => "acp",
    protocols: {
      acp: {
        supports,
        modes: modeTable(modes, id),
        own,
        isOwn: ({ approvalMode, sandboxMode = "none" }) =>
          approvalMode === undefined && sandboxMode === "none",
        notes: noteOnCwd,
        call: (asked, { mode }) => ({
          args,
          env: { ...env },
          opening: present({
            cwd: asked.cwd,
            model: asked.model,
            resume: asked.resume,
            mode,
            authMethod,
            mcpServers: acpMcpServers(asked),
          }),
        }),
      },
    },
  });
