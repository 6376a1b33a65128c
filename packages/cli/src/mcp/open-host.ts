import { join } from "node:path";

import { agents as shipped, createAcpAgent } from "@agentstream/agents";
import { createAgentClient, type AgentClient } from "@agentstream/client";
import type { RegisteredAgent } from "@agentstream/gateway";
import { findInstalled, stateFolder, startWatchdog, sweepOrphans } from "@agentstream/runner";
import type { PermissionTier } from "@agentstream/schema";
import { present } from "@agentstream/stream";

import { unknownAgent } from "../agents/find-agent.ts";
import { createLocalClient, type LocalClient } from "../library/create-local-client.ts";
import { openDataFolder } from "../open-data-folder.ts";
import { UsageError } from "../terminal.ts";

/** Where delegated tasks run. */
export interface Host {
  readonly client: AgentClient;
  /** Undefined: those of the gateway. */
  readonly agents: readonly [string, ...string[]] | undefined;
  readonly workspaces: readonly string[] | undefined;
  readonly close: () => Promise<void>;
}

export interface LocalHostOptions {
  /** Absent: those that are installed. */
  readonly agents: readonly string[];
  readonly registered: readonly RegisteredAgent[];
  readonly workspaces: readonly string[];
  readonly maxTier: PermissionTier;
  /** Where sessions are kept. Absent: in memory. */
  readonly data: string | undefined;
  readonly passEnv: readonly string[] | undefined;
}

const minuteMs = 60_000;
/** As a server has them: nobody watches a delegated task all the time. */
const limits = {
  answerTimeoutMs: 15 * minuteMs,
  idleTimeoutMs: 30 * minuteMs,
  totalTimeoutMs: 240 * minuteMs,
};

/** Agents of this process. */
export async function openLocalHost(options: LocalHostOptions): Promise<Host> {
  const { data, workspaces, maxTier: allowTier, passEnv } = options;
  const own = options.registered.map((one) => createAcpAgent({ ...one, id: one.name }));
  const adapters = [...shipped, ...own];
  const known = adapters.map(({ id }) => id);
  const wrong = options.agents.find((name) => !known.includes(name));
  if (wrong !== undefined) throw unknownAgent(wrong, known);
  const installed = (await findInstalled(adapters)).map(({ id }) => id);
  const agents = atLeastOne(options.agents.length > 0 ? options.agents : installed);
  if (agents === undefined)
    throw new UsageError(
      "no agent is installed: install one (see agentstream doctor), or name demo to try it out",
    );
  const recordFolder = join(data ?? join(stateFolder(), "mcp"), "runs");
  openDataFolder(recordFolder);
  await sweepOrphans({ recordFolder });
  const runOptions = present({ recordFolder, passEnv, ...limits });
  const client = await openClient({ data, workspaces, allowTier, agents: own, runOptions });
  const stopWatchdog = startWatchdog(recordFolder);
  return {
    client,
    agents,
    workspaces,
    async close() {
      await client.close();
      stopWatchdog();
    },
  };
}

/** The agents of a gateway, within its own limits. */
export function openGatewayHost(
  url: string,
  token: string | undefined,
  agents: readonly string[],
): Host {
  try {
    return {
      client: createAgentClient({ url, token }),
      agents: atLeastOne(agents),
      workspaces: undefined,
      close: async () => {},
    };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError(`--${error.message}`);
  }
}

function atLeastOne([first, ...rest]: readonly string[]): Host["agents"] {
  return first === undefined ? undefined : [first, ...rest];
}

async function openClient(
  options: Parameters<typeof createLocalClient>[0] & { readonly data: string | undefined },
): Promise<LocalClient> {
  try {
    return await createLocalClient(options);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "SQLITE_BUSY")
      throw new UsageError(`another process uses ${options.data}: pass another by --data`);
    throw error;
  }
}
