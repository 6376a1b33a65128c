import { demo, echo, type Adapter } from "@agentstream/adapter-kit";
import { acp } from "@agentstream/adapters-acp";
import { claude } from "@agentstream/adapters-claude";
import { codex } from "@agentstream/adapters-codex";
import { gemini } from "@agentstream/adapters-gemini";
import { opencode } from "@agentstream/adapters-opencode";

import { claudeAcp } from "./acp-agents/claude-acp.ts";
import { codexAcp } from "./acp-agents/codex-acp.ts";
import { copilot } from "./acp-agents/copilot.ts";
import { qwenCode } from "./acp-agents/qwen-code.ts";

/** Those that have no adapter of their own: they speak ACP, and the rest is data. */
const acpAgents: readonly Adapter[] = [claudeAcp, codexAcp, copilot, qwenCode];

/** The agents that ship here and can be run. The only list of them. */
export const agents: readonly Adapter[] = [
  claude,
  codex,
  gemini,
  opencode,
  ...acpAgents,
  echo,
  demo,
];

export const agentNames: readonly string[] = agents.map(({ id }) => id);

/** Those whose lines can be translated: also the lines of any agent that speaks ACP. */
export const translatable: readonly Adapter[] = [
  ...agents.filter((adapter) => adapter !== echo && adapter !== demo),
  acp,
];
