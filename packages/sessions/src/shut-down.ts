import { pause, type Clock } from "./clock.ts";
import type { Context } from "./context.ts";
import { gatewayRestart } from "./held-run.ts";

/** How long to wait for a stopped process, before force is used and after it. */
const stopMs = 10_000;

/** Running runs may finish in time, and each has an end in the log. What waits does so for the next start, or never starts. */
export async function shutDown(context: Context, graceMs: number): Promise<void> {
  context.phase.isStopping = true;
  const { clock, held, worker, work, signals, store } = context;
  worker.drain();
  // other processes serve them
  if (context.membership !== undefined) closeReaders(context);
  // what cannot be read now is closed at the next start
  if (!work.isDurable) await dropWaiting(context).catch(() => {});
  const warmOnes = context.warm.endAll();
  const cancelAll = (): void => {
    for (const { run } of held.values()) run?.cancel();
  };
  await within(clock, graceMs, worker.idle());
  cancelAll();
  await within(clock, stopMs, worker.idle());
  cancelAll();
  await within(clock, stopMs, worker.idle());
  await within(clock, stopMs, warmOnes);
  worker.stop();
  closeReaders(context);
  await signals.close();
  await store.close();
}

function closeReaders({ phase, wakeReaders }: Context): void {
  phase.isClosed = true;
  wakeReaders();
}

async function dropWaiting(context: Context): Promise<void> {
  const states = ["queued", "running"] as const;
  for (let cursor: string | undefined; ;) {
    const sessions = await context.store.list({ states, cursor, limit: 100 });
    for (const { id, runs } of sessions) await context.work.cancel(id, runs, gatewayRestart);
    cursor = sessions.at(-1)?.id;
    if (cursor === undefined) return;
  }
}

const within = (clock: Clock, ms: number, work: Promise<void>): Promise<void> =>
  Promise.race([work, pause(clock, ms)]);
