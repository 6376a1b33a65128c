import { join } from "node:path";

import { wrongParameter } from "@agentstream/gateway/acp";
import { startRun } from "@agentstream/runner";
import type { PermissionTier } from "@agentstream/schema";
import { createSessions, type KnownAgent, type Sessions } from "@agentstream/sessions";
import { createSqliteStore } from "@agentstream/store-sqlite";
import { present } from "@agentstream/stream";

/** What is the same for all conversations. */
export interface Ground {
  /** Each conversation has a folder in it. */
  readonly folder: string;
  readonly agents: ReadonlyMap<string, KnownAgent>;
  readonly recordFolder: string;
  readonly passEnv: readonly string[] | undefined;
}

/** One conversation writes little, and there may be many. */
const reserveBytes = 64 << 10;

/** The person at the editor chooses the mode, and owns the machine. */
export const allowTier: PermissionTier = "autonomous";

/** Opens the log of one conversation: another process cannot have it open at the same time. */
export function openSessions(ground: Ground, id: string, cwd: string): Promise<Sessions> {
  const { folder, agents, recordFolder, passEnv } = ground;
  return createSessions({
    store: openStore(join(folder, id), id),
    agents,
    startRun,
    workspaces: [cwd],
    allowTier,
    defaultTier: "supervised",
    runOptions: present({ recordFolder, passEnv }),
  });
}

function openStore(folder: string, id: string): ReturnType<typeof createSqliteStore> {
  try {
    return createSqliteStore(folder, { reserveBytes });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "SQLITE_BUSY")
      throw wrongParameter("sessionId", `Another editor has ${id} open: close it there first.`);
    throw error;
  }
}
