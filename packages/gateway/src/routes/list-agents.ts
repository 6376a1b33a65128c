import type { Adapter, ModeInfo, ModesInfo, SupportInfo } from "@agentstream/adapter-kit";
import { present } from "@agentstream/adapter-kit/author";
import type {
  AgentInfo,
  AgentList,
  AgentMode,
  AgentModes,
  AgentSupport,
} from "@agentstream/schema";

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
  const { id: agentType, name, protocols, supports, modes } = adapter;
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
    versionStatus: (version && (tested.includes(version) ? "tested" : "untested")) || undefined,
    tested,
    can: abilities.filter((ability) => ability !== undefined),
    cannot: protocols.flatMap((one) => one.cannot.map((what) => `${one.name}: ${what}`)),
    supports: supports && mapValues(supports, describeSupport),
    modes: modes && mapValues(modes, describeModes),
  });
}

const mapValues = <K extends string, V, W>(
  values: Readonly<Record<K, V>>,
  mapOne: (value: V) => W,
): Record<string, W> =>
  Object.fromEntries(Object.entries<V>(values).map(([key, value]) => [key, mapOne(value)]));

function describeSupport(support: SupportInfo): AgentSupport {
  const entries = Object.entries(support);
  return {
    fields: entries.flatMap(([field, why]) => (why === true ? [field] : [])),
    refused: Object.fromEntries(
      entries.flatMap(([field, why]) => (why === true ? [] : [[field, why]])),
    ),
  };
}

const describeModes = ({ own, pairs }: ModesInfo): AgentModes => ({
  own: describeMode(own),
  pairs: mapValues(pairs, (row) => mapValues(row, describeMode)),
});

const describeMode = (mode: ModeInfo): AgentMode =>
  "refused" in mode
    ? { refused: mode.refused }
    : present({ summary: mode.summary, ...mode.grants, notGuaranteed: [...mode.notGuaranteed] });
