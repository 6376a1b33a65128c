import type { Ending, Undefinable } from "@agentstream/stream";

import type { RunInput } from "./plan-run.ts";

/**
 * The promised runs that are not over, as data: a durable queue that any worker takes from. Runs of one session are taken
 * in their order, one at a time. `@agentstream/sessions/testing` has the suite for implementations.
 */
export interface Work {
  /** Whether what was enqueued is there after a restart of all processes. */
  readonly isDurable: boolean;
  /** A run that is there already stays as it is. */
  readonly enqueue: (item: WorkItem) => Promise<void>;
  /** The item that comes first in fair order among those that fit the offer; undefined: none does. */
  readonly take: (offer: WorkOffer) => Promise<TakenWork | undefined>;
  /** False: it is not this worker's any more. */
  readonly extend: (taken: TakenWork, ttlMs: number) => Promise<boolean>;
  /** The run is over: its item is deleted. Nothing if it is not this worker's any more. */
  readonly done: (taken: TakenWork) => Promise<void>;
  /** It waits again, at least for this time; for those that the route fits, if one is given. */
  readonly giveBack: (taken: TakenWork, delayMs: number, route?: WorkRoute) => Promise<void>;
  /**
   * The runs of a session up to this one end so: those that wait need no free slot for it, and of one that was taken
   * its worker is informed by `endingOf`.
   */
  readonly cancel: (sessionId: string, through: number, ending: Ending) => Promise<void>;
  readonly endingOf: (taken: TakenWork) => Promise<Ending | undefined>;
  /** Whether the run is promised: it waits, or was taken and is not done. */
  readonly has: (sessionId: string, run: number) => Promise<boolean>;
  /** The position of the session's last waiting run among all that wait, from 1; undefined if none waits. */
  readonly position: (sessionId: string) => Promise<number | undefined>;
  /** How many wait. */
  readonly count: (of?: WorkFilter) => Promise<number>;
  /** Calls the listener when positions may have changed or more may be taken, until the returned function is called. */
  readonly watch: (listener: () => void) => () => void;
}

export interface WorkItem {
  readonly sessionId: string;
  readonly run: number;
  readonly owner: string;
  /** Which workers may run it. */
  readonly route: WorkRoute;
  /** What the worker plans the run from. */
  readonly input: WorkInput;
  /** Milliseconds since 1970. */
  readonly queuedAt: number;
  /** It starts nothing: its end is written when the runs before it are over. */
  readonly ending?: Ending | undefined;
}

/** Fields that are undefined are absent. */
export type WorkInput = Omit<RunInput, "resume"> & {
  /** The names of MCP servers that came with secrets: those are only in the memory of the process that accepted the run. */
  readonly secretMcpServers?: readonly string[] | undefined;
};

/** What a worker knows of a run before it takes it. */
export interface WorkRoute {
  readonly agentType: string;
  readonly pool?: string | undefined;
  /** Where the agent's own memory of the session lies. */
  readonly home?: string | undefined;
  /** The folder that was asked for, as it was named. The worker checks it again when it plans the run. */
  readonly workspace?: string | undefined;
}

export interface WorkOffer {
  readonly worker: string;
  /** Without a free slot it takes only what has an `ending`. */
  readonly hasSlot: boolean;
  /** Whether it can run this; absent: it can run everything. What has an `ending` fits every worker. */
  readonly fits?: ((route: WorkRoute) => boolean) | undefined;
  /** How many runs of one owner may run, over all workers. */
  readonly maxPerOwner: number;
  /** How long the item is this worker's unless it extends it. */
  readonly ttlMs: number;
}

export interface TakenWork extends WorkItem {
  /** Of this taking. */
  readonly token: number;
}

export type WorkFilter = Undefinable<Partial<Pick<WorkItem, "owner" | "sessionId">>>;
