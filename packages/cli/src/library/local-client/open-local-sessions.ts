import { join } from "node:path";

import { agents } from "@agentstream/agents";
import { startRun, sweepOrphans } from "@agentstream/runner";
import { createMemoryStore, createSessions, type Sessions } from "@agentstream/sessions";
import { createSqliteStore } from "@agentstream/store-sqlite";

import type { LocalClientOptions } from "../create-local-client.ts";

/** Sessions of this process: its owner may do all that `allowTier` allows. */
export function openLocalSessions(options: LocalClientOptions): Promise<Sessions> {
  const {
    data,
    workspaces = [process.cwd()],
    allowTier = "autonomous",
    agents: own = [],
  } = options;
  const known = [...agents, ...own];
  const recordFolder = data === undefined ? undefined : join(data, "runs");
  const kept = data === undefined ? undefined : createSqliteStore(data);
  return createSessions({
    store: kept ?? createMemoryStore(),
    work: kept?.work,
    agents: new Map(known.map((adapter) => [adapter.id, { adapter }])),
    startRun,
    sweep: async () => recordFolder && sweepOrphans({ recordFolder }),
    workspaces,
    allowTier,
    defaultTier: allowTier,
    runOptions: { recordFolder, ...options.runOptions },
  });
}
