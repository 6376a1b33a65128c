import type { Run, SendResult } from "@agentstream/runner";
import type { Ending } from "@agentstream/stream";

import { repeat } from "./clock.ts";
import type { Context } from "./context.ts";
import type { Lease } from "./leases.ts";
import type { RunSignal } from "./signals.ts";
import type { TakenWork } from "./work.ts";

/** A run that this process has taken and holds the lease of. */
export interface HeldRun {
  readonly taken: TakenWork;
  readonly lease: Lease;
  /** Undefined: it has not started yet. */
  run: Run | undefined;
  /** It must not start any more, and ends so. */
  ending: Ending | undefined;
  /** Another worker has the lease: nothing may be written any more. */
  isLost: boolean;
}

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

const hostLost: Ending = {
  reason: "failed",
  detail: "hostLost",
  errorCode: "noResult",
  error: "The machine that ran this does not answer any more.",
};

/** The end of a run that had started, and that nobody holds. */
export const endOfLost = ({ leaseMs }: Pick<Context, "leaseMs">): Ending =>
  leaseMs === Infinity ? gatewayRestart : hostLost;

/** The end of a prompt whose agent has its memory of the session where no worker is. */
export const homeGone = (home: string): Ending => ({
  reason: "failed",
  detail: "homeGone",
  errorCode: "sessionNotFound",
  error: `The agent's memory of this session is on the ${home}, and no worker that can read it is running. Start that node again and repeat the prompt, or start a new session.`,
});

/** Gives a signal to the run. */
export async function handleSignal(held: HeldRun, signal: RunSignal): Promise<SendResult> {
  if (signal.type !== "cancel")
    return held.run?.send(signal) ?? { isUsed: false, reason: "The run has not started yet." };
  held.ending = cancelledByHost;
  held.run?.cancel();
  return { isUsed: true };
}

/** Ends the agent at once. */
export function lose(held: HeldRun): void {
  held.isLost = true;
  held.run?.cancel();
  held.run?.cancel();
}

/** Extends the lease and the work item until the returned function is called. */
export function keepExtending(
  { store, work, clock, leaseMs, phase }: Context,
  held: HeldRun,
): () => void {
  if (leaseMs === Infinity) return () => {};
  return repeat(clock, leaseMs / 3, async () => {
    try {
      if (!(await store.leases.extend(held.lease, leaseMs))) lose(held);
      await work.extend(held.taken, leaseMs);
    } catch {
      // when the store is back it knows whose the lease is
      phase.awayAt = clock.now();
    }
  });
}
