import type { Plan } from "@agentstream/adapter-kit";

import type { AgentUser } from "./start/confine.ts";

/** How a run reaches its agent: as a process, a recording, or in memory. */
export interface Transport {
  readonly open: (plan: Plan, context: TransportContext) => Connection;
}

export interface TransportContext {
  readonly cwd: string | undefined;
  /** The links of `cwd` were resolved when it was checked: a process must start in that very folder. */
  readonly cwdIsResolved?: boolean | undefined;
  /** The user of the process; absent: the host's own. */
  readonly user?: Pick<AgentUser, "uid" | "gid"> | undefined;
  /** All of the agent's environment. */
  readonly env: Readonly<Record<string, string>>;
  /** Marks the run's processes. */
  readonly tag: string;
}

export interface Connection {
  readonly pid: number | undefined;
  /** Read only as fast as it is consumed. */
  readonly stdout: AsyncIterable<Uint8Array>;
  readonly stderr: AsyncIterable<Uint8Array>;
  /** Rejects when the agent no longer reads. */
  readonly write: (text: string) => Promise<void>;
  readonly closeInput: () => void;
  readonly signal: (signal: "SIGINT" | "SIGTERM" | "SIGKILL") => void;
  /** The agent's process has ended, though its leftovers may still be there. Absent: `exited` says so soon enough. */
  readonly hasEnded?: () => boolean;
  /** The agent and its leftovers are gone. Its output ends soon, but may still have to be read. */
  readonly exited: Promise<Exited>;
}

export interface Exited {
  readonly code: number | null;
  readonly signal: string | null;
  /** Why it never started. */
  readonly failure?: Error;
  /** The agent's command does not exist. */
  readonly isMissing?: boolean;
}
