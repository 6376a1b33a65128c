import type { McpServer, PermissionTier } from "@agentstream/schema";
import type { Store, Work } from "@agentstream/sessions";
import { present } from "@agentstream/stream";

import type { AgentVariables, RegisteredAgent } from "./agents.ts";
import type { NodeOptions } from "./cluster/node-options.ts";
import { startDefaults, type StartDefaults } from "./start-defaults.ts";
import type { TracesOptions } from "./start-traces.ts";
import type { WebhookSettings } from "./webhooks/load-webhooks.ts";

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
  /** The MCP servers that requests may name, at any tier. */
  readonly mcpServers?: readonly McpServer[] | undefined;
  /** Where sessions are kept. Absent: in SQLite, in the folder `data`. */
  readonly store?: Store | undefined;
  /** Where accepted prompts wait, if `store` is set. Absent: in memory. */
  readonly work?: Work | undefined;
  /** It is one of several servers that share sessions. Absent: it is the only one of its store. */
  readonly node?: NodeOptions | undefined;
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
  /** How long an agent waits for a further prompt of its session; 0: not at all. Absent: a minute. */
  readonly lingerMs?: number | undefined;
  /** How many agents may wait at once. Absent: 8. */
  readonly maxWarm?: number | undefined;
  /** Events have the native lines that they came from, which makes the log twice as large. */
  readonly raw?: boolean | undefined;
  /** How long an agent may be silent, and how long a run may take. */
  readonly idleTimeoutMs?: number | undefined;
  readonly totalTimeoutMs?: number | undefined;
  /** How many runs may wait, of all owners. */
  readonly maxWaiting?: number | undefined;
  /** The limits of one owner. */
  readonly maxSessionsPerOwner?: number | undefined;
  readonly maxWaitingPerOwner?: number | undefined;
  readonly maxRequestsPerMinute?: number | undefined;
  /** Where the spans of all runs are sent. */
  readonly traces?: TracesOptions | undefined;
  /** `GET /metrics` answers. Absent: it does. */
  readonly servesMetrics?: boolean | undefined;
  /** The file that callers' actions are appended to. Absent: none. */
  readonly audit?: string | undefined;
  /** Receivers of messages about requests of agents and ends of runs. */
  readonly webhooks?: WebhookSettings | undefined;
  /** Programs of this machine need no token for `POST /rpc`. */
  readonly openRpcOnLoopback?: boolean | undefined;
  /** The version that `health.check` of `POST /rpc` gives. Absent: none. */
  readonly rpcVersion?: string | undefined;
}

export type Options = StartOptions & StartDefaults;

/** An option that is undefined is one that was not set. */
export const withDefaults = (given: StartOptions): Options => ({
  ...startDefaults(),
  ...present(given),
});
