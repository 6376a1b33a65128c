import type { Nodes, Signals, Store, Work } from "@agentstream/sessions";

import type { Finding } from "./doctor/finding.ts";

export interface ClusterOptions {
  /**
   * `redis://` or `rediss://` (TLS), with name and password if the server has them: `redis://user:password@host:6379/0`.
   * Several hosts with commas are those of a Redis Cluster: `redis://one:6379,two:6379`.
   */
  readonly url: string;
  /** What all keys begin with; absent: `agentstream`. */
  readonly prefix?: string | undefined;
  /** What is acknowledged is at a replica, too; slower. */
  readonly durable?: boolean | undefined;
  /** The name of this process, which Redis shows in its list of clients. */
  readonly node: string;
  /** How long a call waits for Redis, in milliseconds; absent: 5000. */
  readonly timeoutMs?: number | undefined;
}

/** What the processes on several machines share. */
export interface Cluster {
  readonly store: Store;
  readonly work: Work;
  readonly signals: Signals;
  readonly nodes: Nodes;
  /** What is right and what is wrong with the set-up. */
  readonly doctor: () => Promise<readonly Finding[]>;
  /** Ends the connections, after what was begun. */
  readonly close: () => Promise<void>;
}
