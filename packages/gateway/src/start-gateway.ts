import { statSync } from "node:fs";
import { join } from "node:path";

import {
  packageVersion,
  startRun,
  startWatchdog,
  sweepOrphans,
  type RunOptions,
} from "@agentstream/runner";
import type { PermissionTier } from "@agentstream/schema";
import {
  createSessions,
  isEnvPattern,
  observeStore,
  type Sessions,
  type Store,
} from "@agentstream/sessions";
import { createSqliteStore } from "@agentstream/store-sqlite";
import { present } from "@agentstream/stream";

import { withRegistered, type AgentVariables, type RegisteredAgent } from "./agents.ts";
import { isLoopback } from "./auth/check-source.ts";
import { isOrigin } from "./auth/cross-origin.ts";
import { loadTokens } from "./auth/load-tokens.ts";
import { createGateway } from "./create-gateway.ts";
import { findUser } from "./find-user.ts";
import { openDataFolder } from "./open-data-folder.ts";
import { probeAgent } from "./probe-agent.ts";
import type { ProbeResult } from "./route.ts";
import { startDefaults, type StartDefaults } from "./start-defaults.ts";
import { startTraces, type Traces, type TracesOptions } from "./start-traces.ts";

/** All are optional: `startDefaults` has what is not set. */
export interface StartOptions {
  /** 0: a free one. Absent: 8787. */
  readonly port?: number | undefined;
  /** Absent: 127.0.0.1. */
  readonly host?: string | undefined;
  /** Where sessions, the token and the records of running processes are kept. Absent: the user's state folder. */
  readonly data?: string | undefined;
  /** The folders that agents may work in. Absent: the current one. */
  readonly workspaces?: readonly string[] | undefined;
  /** Further agents. */
  readonly agents?: readonly RegisteredAgent[] | undefined;
  /** Names of the server's variables that one agent gets in addition, or beginnings such as `AWS_*`. */
  readonly agentEnv?: AgentVariables | undefined;
  /** The same, for all agents. */
  readonly passEnv?: readonly string[] | undefined;
  /** Where sessions are kept. Absent: in SQLite, in the folder `data`. */
  readonly store?: Store | undefined;
  /** What no request exceeds. Absent: supervised. */
  readonly allowTier?: PermissionTier | undefined;
  /** The variables that requests may set. */
  readonly allowEnv?: readonly string[] | undefined;
  /** What a request that asks for nothing runs at. Absent: supervised. */
  readonly defaultTier?: PermissionTier | undefined;
  /** The SQLite store survives a loss of power too. */
  readonly durable?: boolean | undefined;
  /** Further names of this server. */
  readonly allowedHosts?: readonly string[] | undefined;
  /** Origins whose pages may use the server. */
  readonly allowedOrigins?: readonly string[] | undefined;
  readonly maxConnections?: number | undefined;
  /** In bytes, of one run. */
  readonly maxLogBytes?: number | undefined;
  /** How large the database of the SQLite store may become, in bytes. */
  readonly maxDataBytes?: number | undefined;
  /** Absent: warn. */
  readonly logLevel?: string | undefined;
  /** Absent: the one in the folder `data`, made at the first start. */
  readonly token?: string | undefined;
  readonly tokenFile?: string | undefined;
  readonly maxSessions?: number | undefined;
  readonly retainMs?: number | undefined;
  /** The user that agents run as; the server must be root. */
  readonly agentUser?: string | undefined;
  /** A command that runs agents, such as bwrap with its arguments; `{cwd}` stands for the run's folder. */
  readonly agentWrapper?: readonly string[] | undefined;
  /** How long a permission or a question may wait for its answer. */
  readonly answerTimeoutMs?: number | undefined;
  /** How long an agent may be silent, and how long a run may take. */
  readonly idleTimeoutMs?: number | undefined;
  readonly totalTimeoutMs?: number | undefined;
  /** The limits of one owner. */
  readonly maxSessionsPerOwner?: number | undefined;
  readonly maxWaitingPerOwner?: number | undefined;
  readonly maxRequestsPerMinute?: number | undefined;
  /** Where the spans of all runs are sent. */
  readonly traces?: TracesOptions | undefined;
}

export interface StartedGateway {
  readonly url: string;
  /** The token, if it was made just now. */
  readonly madeToken: string | undefined;
  /** The data folder has the hash of the token alone. */
  readonly tokenIsHashed: boolean;
  readonly agents: readonly FoundAgent[];
  readonly close: (graceMs?: number) => Promise<void>;
}

export interface FoundAgent extends ProbeResult {
  readonly agentType: string;
  readonly name: string;
}

/** A whole server: its folder, its store, its agents, and the address that it listens on. */
export async function startGateway(given: StartOptions = {}): Promise<StartedGateway> {
  const options = withDefaults(given);
  const { data, host, allowedHosts = [], logLevel, token, tokenFile } = options;
  checkWorkspaces(options.workspaces);
  checkEnvNames(options.allowEnv);
  checkOrigins(options.allowedOrigins);
  if (!isLoopback(host) && token === undefined && tokenFile === undefined)
    throw new Error(
      `On ${host} others can reach this server: give it a token by AGENTSTREAM_TOKEN or --token-file.`,
    );
  openDataFolder(data);
  const { entries, made, isHashed = false } = loadTokens({ folder: data, token, file: tokenFile });
  const version = packageVersion(import.meta.url);
  const agents = withRegistered(options.agents ?? [], options.agentEnv);
  const traces = options.traces && startTraces(options.traces, { version, agents });
  const sessions = await openSessions(options, agents, traces);
  const gateway = createGateway({
    sessions,
    tokens: entries,
    version,
    traces,
    host,
    allowedHosts,
    allowedOrigins: options.allowedOrigins,
    maxConnections: options.maxConnections,
    maxRequestsPerMinute: options.maxRequestsPerMinute,
    logLevel,
  });
  try {
    const url = await gateway.listen(options.port);
    const stopWatchdog = startWatchdog(recordFolderOf(data));
    return {
      url,
      madeToken: made,
      tokenIsHashed: isHashed,
      agents: await findAgents(sessions),
      async close(graceMs) {
        await gateway.close(graceMs);
        stopWatchdog();
      },
    };
  } catch (error) {
    await gateway.close(0);
    throw error;
  }
}

type Options = StartOptions & StartDefaults;

/** An option that is undefined is one that was not set. */
const withDefaults = (given: StartOptions): Options => ({
  ...startDefaults(),
  ...present(given),
});

function checkWorkspaces(workspaces: readonly string[]): void {
  if (workspaces.length === 0) throw new Error("No workspace: name one by --workspace.");
  for (const folder of workspaces) {
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
      throw new Error(
        `The workspace ${folder} is no folder: name one that is there by --workspace.`,
      );
  }
}

function checkEnvNames(names: readonly string[] = []): void {
  const wrong = names.find((name) => !isEnvPattern(name));
  if (wrong === undefined) return;
  throw new Error(
    `--allow-env: expected names of variables such as CI or MY_APP_*, got ${JSON.stringify(wrong)}.`,
  );
}

function checkOrigins(origins: readonly string[] = []): void {
  const wrong = origins.find((origin) => !isOrigin(origin));
  if (wrong === undefined) return;
  throw new Error(
    `--allow-origin: expected an origin such as https://app.example or http://localhost:3000, got ${JSON.stringify(wrong)}.`,
  );
}

function confinementOf({ agentUser, agentWrapper }: StartOptions): Pick<RunOptions, "confinement"> {
  if (agentUser === undefined && agentWrapper === undefined) return {};
  const user = agentUser === undefined ? undefined : findUser(agentUser);
  return { confinement: { user, wrapper: agentWrapper } };
}

const recordFolderOf = (data: string): string => join(data, "runs");

function openSessions(
  options: Options,
  agents: ReturnType<typeof withRegistered>,
  traces: Traces | undefined,
): Promise<Sessions> {
  const { data, workspaces, allowTier, defaultTier, durable } = options;
  const { maxSessions, retainMs, answerTimeoutMs, idleTimeoutMs, totalTimeoutMs, passEnv } =
    options;
  const recordFolder = recordFolderOf(data);
  const store =
    options.store ?? createSqliteStore(data, { durable, maxBytes: options.maxDataBytes });
  return createSessions(
    present({
      store: traces === undefined ? store : observeStore(store, traces.observe),
      agents: new Map([...agents].map(([id, adapter]) => [id, { adapter }])),
      startRun,
      sweep: () => sweepOrphans({ recordFolder }),
      workspaces,
      allowTier,
      allowEnv: options.allowEnv,
      defaultTier,
      maxLogBytes: options.maxLogBytes,
      maxRunning: maxSessions,
      maxRunningPerOwner: options.maxSessionsPerOwner,
      maxWaitingPerOwner: options.maxWaitingPerOwner,
      retainMs,
      runOptions: present({
        recordFolder,
        passEnv,
        ...confinementOf(options),
        traceparentOf: traces?.traceparentOf,
        answerTimeoutMs,
        idleTimeoutMs,
        totalTimeoutMs,
      }),
    }),
  );
}

const findAgents = (sessions: Sessions): Promise<readonly FoundAgent[]> =>
  Promise.all(
    [...sessions.policy.agents.values()].map(async ({ adapter }) => ({
      agentType: adapter.id,
      name: adapter.name,
      ...(await probeAgent(adapter)),
    })),
  );
