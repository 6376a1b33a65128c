import { join } from "node:path";

import { agents } from "@agentstream/agents";
import { startRun, sweepOrphans } from "@agentstream/runner";
import { createMemoryStore, createSessions, type Sessions } from "@agentstream/sessions";
import { createSqliteStore } from "@agentstream/store-sqlite";

import type { LocalClientOptions } from "../create-local-client.ts";

/** Sessions of this process: its owner may do all that `allowTier` allows. */
export function openLocalSessions(options: LocalClientOptions): Promise<Sessions> {
  const { data, workspaces = [process.cwd()], allowTier = "autonomous" } = options;
  const known = [...agents, ...(options.agents ?? [])];
  const recordFolder = data === undefined ? undefined : join(data, "runs");
  return createSessions({
    store: data === undefined ? createMemoryStore() : createSqliteStore(data),
    agents: new Map(known.map((adapter) => [adapter.id, { adapter }])),
    startRun,
    ...(recordFolder !== undefined && { sweep: () => sweepOrphans({ recordFolder }) }),
    workspaces,
    allowTier,
    defaultTier: allowTier,
    runOptions: { recordFolder, ...options.runOptions },
  });
}
