import type { Run } from "@agentstream/runner";
import type { Ending } from "@agentstream/stream";

import { createOpenRequests, type OpenRequests } from "./open-requests.ts";

/** What of a session is in memory, while somebody waits for one of its runs. */
export interface LiveSession {
  /** How many runs it was promised. */
  runs: number;
  /** How many of these are over. */
  ended: number;
  /** Runs up to this one are not to begin any more, and why. */
  dropped: { readonly through: number; readonly ending: Ending } | undefined;
  run: Run | undefined;
  requests: OpenRequests;
  readers: number;
}

export const createLiveSession = (runs: number): LiveSession => ({
  runs,
  ended: runs,
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
