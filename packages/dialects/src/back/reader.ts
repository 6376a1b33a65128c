import type { UnifiedEvent } from "@agentstream/schema";

/** Makes unified events out of another wire format, a value at a time. Pure; it never throws. */
export interface Reader {
  /** Anything: what is not a value of the format becomes nothing. */
  push(value: unknown): UnifiedEvent[];
  /** No value will come any more. */
  end(): UnifiedEvent[];
}

export interface ReaderOptions {
  /** The session's id. Absent: that of the first value. */
  readonly sessionId?: string;
  /** The agent. Absent: what the values contain. */
  readonly agentType?: string;
}
