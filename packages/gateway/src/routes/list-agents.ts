import type { AgentList } from "@agentstream/schema";
import { describeAgent } from "@agentstream/sessions";

import { json } from "../api-docs/route-docs.ts";
import type { HttpRoute } from "../route.ts";

/** The agents that requests may name: whether they are installed, and their abilities. */
export const listAgents: HttpRoute = {
  method: "GET",
  url: "/v1/agents",
  docs: { summary: "List the agents", answers: { 200: json("responses/agents") } },
  access: "token",
  async handle({ context }): Promise<AgentList> {
    const known = [...context.sessions.policy.agents.values()];
    const agents = await Promise.all(
      known.map(async ({ adapter }) => describeAgent(adapter, await context.probe(adapter.id))),
    );
    return { agents };
  },
};
