import type { Context } from "./context.ts";

const checkMs = 60_000;
const pageSize = 100;

/** Deletes sessions whose retention is over, at intervals. */
export function startRetention(context: Context, retainMs: number | undefined): () => void {
  if (retainMs === undefined) return () => {};
  let isRunning = false;
  async function check(keptMs: number): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    // what cannot be deleted now is tried again at the next interval
    await deleteOld(context, context.clock.now() - keptMs).catch(() => {});
    isRunning = false;
  }
  void check(retainMs);
  const timer = setInterval(() => void check(retainMs), Math.min(checkMs, Math.max(retainMs, 10)));
  timer.unref();
  return () => clearInterval(timer);
}

async function deleteOld({ store, held }: Context, updatedBefore: number): Promise<void> {
  const states = ["done", "failed", "cancelled"] as const;
  for (;;) {
    const found = await store.list({ states, updatedBefore, limit: pageSize });
    const old = found.filter(({ id }) => !held.has(id));
    for (const { id } of old) await store.remove(id);
    if (old.length < pageSize) return;
  }
}
