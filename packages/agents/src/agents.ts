import { demo, echo, type Adapter } from "@agentstream/adapter-kit";
import { acp } from "@agentstream/adapters-acp";
import { claude } from "@agentstream/adapters-claude";
import { codex } from "@agentstream/adapters-codex";
import { gemini } from "@agentstream/adapters-gemini";
import { opencode } from "@agentstream/adapters-opencode";

/** The agents that ship here and can be run. The only list of them. */
export const agents: readonly Adapter[] = [claude, codex, gemini, opencode, echo, demo];

export const agentNames: readonly string[] = agents.map(({ id }) => id);

/** Those whose lines can be translated: also the lines of any agent that speaks ACP. */
export const translatable: readonly Adapter[] = [
  ...agents.filter((adapter) => adapter !== echo && adapter !== demo),
  acp,
];
