import type { HostInput, SendResult } from "@agentstream/runner";

/** What a host says to a running run: an input of it, or that it must end. */
export type RunSignal = HostInput | { readonly type: "cancel" };

/** `nobody`: in the time that it may take, nobody said that it runs this. */
export type SignalReply = SendResult | "nobody";

export interface RunOfSession {
  readonly sessionId: string;
  readonly run: number;
}

/**
 * Carries what is said to a running run to the worker that holds it, wherever that is, and its reply back. A signal or
 * its reply may be lost, and none comes twice. `@agentstream/sessions/testing` has the suite for implementations.
 */
export interface Signals {
  readonly send: (to: RunOfSession, signal: RunSignal) => Promise<SignalReply>;
  /** Resolves when the listener is reached, until the returned function is called. */
  readonly listen: (
    run: RunOfSession,
    listener: (signal: RunSignal) => Promise<SendResult>,
  ) => Promise<() => Promise<void>>;
  readonly close: () => Promise<void>;
}
