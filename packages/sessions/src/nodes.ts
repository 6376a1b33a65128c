/** What a process does for the others that share its store: answer clients, or run agents. */
export type NodeRole = "gateway" | "worker";

/** A process among those that share a store, as it announces itself. */
export interface NodeState {
  /** Unique among the nodes that are there. */
  readonly name: string;
  /** Of this start of the process: another one cannot take the name while this one is there. */
  readonly instance: string;
  /** Where it answers; absent: it answers nobody. */
  readonly url?: string | undefined;
  readonly roles: readonly NodeRole[];
  readonly pool: string;
  /** The agents that it can run. */
  readonly agents: readonly string[];
  /** The folders in which its agents may work. */
  readonly workspaces: readonly string[];
  readonly load: NodeLoad;
  /** It takes no further runs. */
  readonly isDraining: boolean;
  /** The name of the home folder that it shares with others; absent: it has its own. */
  readonly sharedHome?: string | undefined;
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
}

export interface NodeLoad {
  readonly running: number;
  /** How many may run at once. */
  readonly slots: number;
}

/** Which processes share a store now. `@agentstream/sessions/testing` has the suite for implementations. */
export interface Nodes {
  /** The node is there, in this state, for this time. False: another process has its name; nothing was written. */
  readonly announce: (node: NodeState, ttlMs: number) => Promise<boolean>;
  /** Those whose time is not over, by name. */
  readonly list: () => Promise<readonly NodeState[]>;
  /** Nothing if another process has the name by now. */
  readonly leave: (node: Pick<NodeState, "name" | "instance">) => Promise<void>;
}
