import type { SessionState } from "@agentstream/schema";

/** A number for each state of a session. */
export const byState = (
  countOf: (state: SessionState) => number,
): Record<SessionState, number> => ({
  queued: countOf("queued"),
  running: countOf("running"),
  done: countOf("done"),
  failed: countOf("failed"),
  cancelled: countOf("cancelled"),
});
