import type { Context } from "./context.ts";
import { dropRuns } from "./create-turns.ts";
import { gatewayRestart } from "./live-session.ts";

/** How long to wait for a stopped process, before force is used and after it. */
const stopMs = 10_000;

/** Waiting runs never start, running ones may finish in time, and each has an end in the log. */
export async function shutDown(context: Context, graceMs: number): Promise<void> {
  context.isStopping = true;
  const { lives, scheduler, store } = context;
  for (const [id, live] of lives) {
    // running runs may finish
    if (live.run === undefined) dropRuns(context, id, live.lastRun, gatewayRestart);
    else live.dropped = { through: live.lastRun, ending: gatewayRestart };
  }
  await within(graceMs, scheduler.idle());
  for (const { run } of lives.values()) run?.cancel();
  await within(stopMs, scheduler.idle());
  for (const { run } of lives.values()) run?.cancel();
  await within(stopMs, scheduler.idle());
  await store.close();
}

async function within(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, timeout]);
  clearTimeout(timer);
}
