import type { Plan } from "@agentstream/adapter-kit";

/** How a run reaches its agent: a process, a recording, something in memory. */
export interface Transport {
  readonly open: (plan: Plan, context: TransportContext) => Connection;
}

export interface TransportContext {
  readonly cwd: string | undefined;
  /** All of the agent's environment. */
  readonly env: Readonly<Record<string, string>>;
  /** Marks the run's processes. */
  readonly tag: string;
}

export interface Connection {
  readonly pid: number | undefined;
  /** Read only as fast as somebody takes it. */
  readonly stdout: AsyncIterable<Uint8Array>;
  readonly stderr: AsyncIterable<Uint8Array>;
  /** Rejects when the agent reads no more. */
  readonly write: (text: string) => Promise<void>;
  readonly closeInput: () => void;
  readonly signal: (signal: "SIGINT" | "SIGTERM" | "SIGKILL") => void;
  /** The agent is gone, and what it left behind. Its output ends soon, but may still have to be read. */
  readonly exited: Promise<Exited>;
}

export interface Exited {
  readonly code: number | null;
  readonly signal: string | null;
  /** Why it never began. */
  readonly failure?: Error;
}
