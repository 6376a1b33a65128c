import type { Ending } from "@agentstream/stream";

import type { TakenWork, Work, WorkItem, WorkOffer } from "../work.ts";

/** What every queue of promised runs must do. */
export interface WorkCase {
  readonly name: string;
  readonly run: (work: Work) => Promise<void>;
}

export const minute = 60_000;

export const sampleWork = (
  sessionId: string,
  run = 1,
  changes: Partial<WorkItem> = {},
): WorkItem => ({
  sessionId,
  run,
  owner: "default",
  route: { agentType: "echo" },
  input: { agentType: "echo", prompt: `${sessionId}.${run}` },
  queuedAt: 1_000,
  ...changes,
});

export const offer = (changes: Partial<WorkOffer> = {}): WorkOffer => ({
  worker: "w",
  hasSlot: true,
  maxPerOwner: 100,
  ttlMs: minute,
  ...changes,
});

export const cancelled: Ending = { reason: "cancelled", detail: "interrupted" };

export const nameOf = (taken: TakenWork | undefined): string =>
  taken === undefined ? "nothing" : `${taken.sessionId}.${taken.run}`;

export async function enqueueAll(work: Work, items: readonly WorkItem[]): Promise<void> {
  for (const item of items) await work.enqueue(item);
}

export async function take(work: Work, changes: Partial<WorkOffer> = {}): Promise<TakenWork> {
  const taken = await work.take(offer(changes));
  if (taken === undefined) throw new Error("Nothing was taken.");
  return taken;
}
