import { probeAgent, type ProbeResult, type Sessions } from "@agentstream/sessions";

/** An agent of a server, and whether it is installed. */
export interface FoundAgent extends ProbeResult {
  readonly agentType: string;
  readonly name: string;
}

export const findAgents = (sessions: Sessions): Promise<readonly FoundAgent[]> =>
  Promise.all(
    [...sessions.policy.agents.values()].map(async ({ adapter }) => ({
      agentType: adapter.id,
      name: adapter.name,
      ...(await probeAgent(adapter)),
    })),
  );
