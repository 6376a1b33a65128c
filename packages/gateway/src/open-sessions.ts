import { join } from "node:path";

import { mcpServerFaults } from "@agentstream/adapter-kit/author";
import { startRun, sweepOrphans, warmAgent, type RunOptions } from "@agentstream/runner";
import type { McpServer } from "@agentstream/schema";
import {
  createSessions,
  defaultMaxRunning,
  observeStore,
  type Membership,
  type Sessions,
  type Signals,
  type Store,
  type Work,
} from "@agentstream/sessions";
import { createSqliteStore } from "@agentstream/store-sqlite";
import { present } from "@agentstream/stream";

import type { withRegistered } from "./agents.ts";
import { nodeDefaults, type SharedPorts } from "./cluster/node-options.ts";
import { findUser } from "./find-user.ts";
import type { Options, StartOptions } from "./start-options.ts";
import type { Traces } from "./start-traces.ts";

export function confinementOf({
  agentUser,
  agentWrapper,
}: StartOptions): Pick<RunOptions, "confinement"> {
  if (agentUser === undefined && agentWrapper === undefined) return {};
  const user = agentUser === undefined ? undefined : findUser(agentUser);
  return { confinement: { user, wrapper: agentWrapper } };
}

function registeredServers(servers: readonly McpServer[] = []): Map<string, McpServer> {
  const [fault] = mcpServerFaults(servers);
  if (fault !== undefined) throw new Error(`mcpServers${fault.path}: ${fault.reason}`);
  return new Map(servers.map((server) => [server.name, server]));
}

export const recordFolderOf = (data: string): string => join(data, "runs");

/** Where sessions are kept, where accepted prompts wait, and how what is said to their runs reaches them. */
export interface Storage {
  readonly store: Store;
  readonly work: Work | undefined;
  /** Absent: they are runs of this process. */
  readonly signals?: Signals | undefined;
}

export function openStorage(options: Options): Storage {
  const { node, store, work, data, durable, maxDataBytes } = options;
  if (node !== undefined) return keptOpen(node.shared);
  if (store !== undefined) return { store, work };
  const own = createSqliteStore(data, { durable, maxBytes: maxDataBytes });
  return { store: own, work: own.work };
}

/** What is shared is closed by the one that opened it: the node still leaves the others when its sessions are closed. */
const keptOpen = ({ store, work, signals }: SharedPorts): Storage => ({
  store: { ...store, close: async () => {} },
  work,
  signals: { ...signals, close: async () => {} },
});

/** How many runs there may be at once. */
export const slotsOf = ({ node, maxSessions = defaultMaxRunning }: Options): number =>
  node === undefined || node.roles.includes("worker") ? maxSessions : 0;

export async function openSessions(
  options: Options & Pick<RunOptions, "confinement">,
  agents: ReturnType<typeof withRegistered>,
  { store, work, signals }: Storage,
  { traces, membership }: { traces: Traces | undefined; membership: Membership | undefined },
): Promise<Sessions> {
  const { data, workspaces, allowTier, defaultTier } = options;
  const { retainMs, answerTimeoutMs, idleTimeoutMs, totalTimeoutMs, passEnv } = options;
  const recordFolder = recordFolderOf(data);
  const opening = createSessions(
    present({
      store: traces === undefined ? store : observeStore(store, traces.observe),
      work,
      signals,
      membership,
      name: options.node?.name,
      leaseMs: options.node && (options.node.leaseMs ?? nodeDefaults.leaseMs),
      agents: new Map([...agents].map(([id, adapter]) => [id, { adapter }])),
      startRun,
      // which process gets the first prompt is not known before
      warmAgent: membership === undefined ? warmAgent : undefined,
      sweep: () => sweepOrphans({ recordFolder }),
      workspaces,
      allowTier,
      allowEnv: options.allowEnv,
      mcpServers: registeredServers(options.mcpServers),
      defaultTier,
      maxLogBytes: options.maxLogBytes,
      maxRunning: slotsOf(options),
      maxRunningPerOwner: options.maxSessionsPerOwner,
      maxWaiting: options.maxWaiting,
      maxWaitingPerOwner: options.maxWaitingPerOwner,
      retainMs,
      lingerMs: options.lingerMs,
      maxWarm: options.maxWarm,
      runOptions: present({
        recordFolder,
        passEnv,
        confinement: options.confinement,
        traceparentOf: traces?.traceparentOf,
        answerTimeoutMs,
        raw: options.raw,
        idleTimeoutMs,
        totalTimeoutMs,
      }),
    }),
  );
  opening.catch(() => store.close());
  return opening;
}
