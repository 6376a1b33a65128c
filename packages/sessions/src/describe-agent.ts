import type { Adapter, ModeInfo, ModesInfo, SupportInfo } from "@agentstream/adapter-kit";
import type { AgentInfo, AgentMode, AgentModes, AgentSupport } from "@agentstream/schema";
import { present } from "@agentstream/stream";

import type { ProbeResult } from "./probe-agent.ts";

/** An agent as it is listed: whether it is here, and its abilities. */
export function describeAgent(
  adapter: Adapter,
  { installed, version, problem }: ProbeResult,
): AgentInfo {
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
    problem,
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
