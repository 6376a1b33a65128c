import type { NodeRole, Nodes, Signals, Store, Work } from "@agentstream/sessions";

/** What the processes on several machines share. */
export interface SharedPorts {
  readonly store: Store;
  readonly work: Work;
  readonly signals: Signals;
  readonly nodes: Nodes;
}

/** A server that is one of several. */
export interface NodeOptions {
  readonly shared: SharedPorts;
  /** Unique among the nodes. */
  readonly name: string;
  readonly roles: readonly NodeRole[];
  /** The workers that run the prompts accepted here, or of which it is one. Absent: `default`. */
  readonly pool?: string | undefined;
  /** The name of the home folder that it shares with others. Absent: it has its own. */
  readonly sharedHome?: string | undefined;
  /** How long a prompt waits for the node that has the memory of its session. Absent: a minute. */
  readonly homeTimeoutMs?: number | undefined;
  /** How long a run is its worker's after the last sign of life. Absent: ten seconds. */
  readonly leaseMs?: number | undefined;
}

export const nodeDefaults = { pool: "default", homeTimeoutMs: 60_000, leaseMs: 10_000 } as const;
