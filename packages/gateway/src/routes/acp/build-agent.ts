import { findInstalled } from "@agentstream/runner";
import { fieldProblem, type Caller, type Sessions } from "@agentstream/sessions";

import { createAgentApp } from "../../acp/create-agent-app.ts";
import { createConversations } from "../../acp/create-conversations.ts";
import { modesWithin } from "../../acp/modes.ts";
import { createSessionStore } from "../../acp/session-store.ts";
import { readWord } from "../../read-query.ts";

export interface AgentOptions {
  readonly sessions: Sessions;
  readonly version: string;
  readonly log: (message: string) => void;
}

/** The agent of one connection, over the sessions of its caller. */
export async function buildAgent(
  { sessions, version, log }: AgentOptions,
  caller: Caller,
  query: Readonly<Record<string, string>>,
): Promise<ReturnType<typeof createAgentApp>> {
  const { agents, allowTier, mcpServers } = sessions.policy;
  const known = [...agents.keys()];
  const chosen = query["agent"];
  if (chosen !== undefined && !known.includes(chosen))
    throw fieldProblem("/agent", `Expected one of ${known.join(", ")}, got "${chosen}".`);
  const ignores = readWord(query, "mcpServers", ["pass", "ignore"]) === "ignore";
  const offered = await findInstalled([...agents.values()].map(({ adapter }) => adapter));
  return createAgentApp({
    conversations: createConversations(createSessionStore(sessions, caller)),
    agents: offered,
    known,
    firstAgent: chosen ?? offered[0]?.id ?? known[0] ?? "",
    models: [],
    modes: modesWithin(allowTier),
    version,
    mcp: { allowTier, mcpServers, ignores },
    log,
  });
}
