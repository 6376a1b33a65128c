import type { SupportTable } from "./supports.ts";

/** What becomes of the fields of a request for agents that have no process: nothing can go wrong. */
export const builtInSupports: SupportTable = {
  prompt: true,
  resume: true,
  model: true,
  cwd: true,
  env: true,
  projectId: true,
  interactive: true,
  deltas: true,
  allowedTools: true,
  autoApproveTools: true,
  disallowedTools: true,
  mcpServers: true,
  outputSchema: true,
  maxTurns: true,
  maxBudgetUsd: true,
};
