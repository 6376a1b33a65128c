import type { Run } from "@agentstream/runner";
import { createOpenRequests, type Ending, type OpenRequests } from "@agentstream/stream";

/** The part of a session that is in memory while one of its runs waits or runs. */
export interface LiveSession {
  /** The number of the newest run in the queue. */
  lastRun: number;
  /** The number of the newest run that is over. */
  ended: number;
  /** Runs up to this one must not start any more, and why. */
  dropped: { readonly through: number; readonly ending: Ending } | undefined;
  run: Run | undefined;
  requests: OpenRequests;
  readers: number;
}

export const createLiveSession = (run: number): LiveSession => ({
  lastRun: run,
  ended: run - 1,
  dropped: undefined,
  run: undefined,
  requests: createOpenRequests(),
  readers: 0,
});

export const cancelledByHost: Ending = {
  reason: "cancelled",
  detail: "interrupted",
  errorCode: "cancelled",
  error: "Cancelled before it began.",
};

export const gatewayRestart: Ending = {
  reason: "failed",
  detail: "gatewayRestart",
  errorCode: "noResult",
  error: "The gateway was stopped while this ran.",
};
