import type { Adapter } from "@agentstream/adapter-kit";
import type { AgentInfo, AgentList } from "@agentstream/schema";
import { present } from "@agentstream/stream";

import type { ProbeResult, HttpRoute } from "../route.ts";

/** The agents that requests may name: whether they are installed, and their abilities. */
export const listAgents: HttpRoute = {
  method: "GET",
  url: "/v1/agents",
  access: "token",
  async handle({ context }): Promise<AgentList> {
    const known = [...context.sessions.policy.agents.values()];
    const agents = await Promise.all(
      known.map(async ({ adapter }) => describe(adapter, await context.probe(adapter.id))),
    );
    return { agents };
  },
};

function describe(adapter: Adapter, { installed, version }: ProbeResult): AgentInfo {
  const { id: agentType, name, protocols } = adapter;
  const tested = [...new Set(protocols.flatMap((one) => one.tested))];
  const abilities = protocols.flatMap(({ name: protocol, interactive, deltas }) => [
    interactive ? `${protocol}: ask, and be interrupted` : undefined,
    deltas ? `${protocol}: stream text as it is written` : undefined,
  ]);
  return present({
    agentType,
    name,
    installed,
    version,
    versionStatus: version && (tested.includes(version) ? "tested" : "untested"),
    tested,
    can: abilities.filter((ability) => ability !== undefined),
    cannot: protocols.flatMap((one) => one.cannot.map((what) => `${one.name}: ${what}`)),
  });
}
