import { createMailbox } from "@agentstream/sessions";

import type { Delegation } from "./delegation.ts";

export interface WaitOptions {
  readonly seconds: number;
  /** Aborted: only the waiting ends. */
  readonly signal: AbortSignal;
  /** Is called now and then with the seconds that have passed. */
  readonly onProgress: (passed: number, activity: string) => void;
}

/** At most one notification in this time, and at least one in the other. */
const fastestMs = 1000;
const slowestMs = 5000;

/** Waits until the delegation is over or has a request, or until the time has passed. */
export async function waitFor(
  { progress, isOver, watch }: Delegation,
  { seconds, signal, onProgress }: WaitOptions,
): Promise<void> {
  const mailbox = createMailbox<never>();
  const stop = watch(mailbox.poke);
  const start = performance.now();
  const passedMs = (): number => performance.now() - start;
  let reportedMs = 0;
  try {
    while (!isOver() && progress.requests.size === 0 && !signal.aborted) {
      const left = seconds * 1000 - passedMs();
      if (left <= 0) return;
      await mailbox.wait({ signal, timeoutMs: Math.min(left, slowestMs) });
      if (passedMs() - reportedMs < fastestMs) continue;
      reportedMs = passedMs();
      onProgress(Math.round(reportedMs / 100) / 10, progress.activity);
    }
  } finally {
    stop();
  }
}
