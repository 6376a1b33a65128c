import type { Context } from "./context.ts";
import { dropRuns } from "./create-turns.ts";
import { gatewayRestart } from "./live-session.ts";

/** How long an ended process may take to be gone, before force is used and before nobody waits any more. */
const patienceMs = 10_000;

/** What waits never begins, what runs may finish in time, and all of it has an end in the log. */
export async function shutDown(context: Context, graceMs: number): Promise<void> {
  context.isStopping = true;
  const { lives, scheduler, store } = context;
  for (const [id, live] of lives) {
    // what runs is left alone for now
    if (live.run === undefined) dropRuns(context, id, live.runs, gatewayRestart);
    else live.dropped = { through: live.runs, ending: gatewayRestart };
  }
  await within(graceMs, scheduler.idle());
  for (const { run } of lives.values()) run?.cancel();
  await within(patienceMs, scheduler.idle());
  for (const { run } of lives.values()) run?.cancel();
  await within(patienceMs, scheduler.idle());
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
