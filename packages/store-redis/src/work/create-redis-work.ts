import type { TakenWork, Work, WorkItem, WorkOffer, WorkRoute } from "@agentstream/sessions";
import { present } from "@agentstream/stream";

import type { Parts } from "../store/parts.ts";
import { createWorkMoves, type WorkMoves } from "./create-work-moves.ts";
import { idOfRun } from "./id-of-run.ts";
import { createWorkGate, type WorkGate } from "./work-gate.ts";
import { createWorkQueues, type WorkQueues } from "./work-queues.ts";

export interface RedisWork extends Work {
  readonly close: () => Promise<void>;
}

interface WorkParts {
  readonly gate: WorkGate;
  readonly queues: WorkQueues;
  readonly moves: WorkMoves;
}

/** Promised runs are jobs of BullMQ; the gate beside its queues decides which one is next, and for how long it is whose. */
export function createRedisWork(connected: Parts): RedisWork {
  const gate = createWorkGate(connected);
  const queues = createWorkQueues(connected);
  const moves = createWorkMoves(connected);
  const parts: WorkParts = { gate, queues, moves };
  const swept = new Set<string>();

  function sweepOnce(queue: string): void {
    if (swept.has(queue)) return;
    swept.add(queue);
    // nobody waits for it; what stays is in nobody's way
    queues.sweep(queue, ({ sessionId, run }) => gate.has(sessionId, run)).catch(() => {});
  }
  return {
    isDurable: true,
    async enqueue(item) {
      const queue = queues.nameOf(item.route);
      // the gate knows of no job that is not there
      await queues.add(queue, item);
      const kept = await gate.add(item, queue);
      if (kept !== queue) await queues.remove(queue, idOfRun(item));
      moves.emit();
      sweepOnce(queue);
    },
    take: (offer) => take(parts, offer),
    extend: gate.extend,
    async done(taken) {
      const queue = await gate.finish(idOfRun(taken), taken.token);
      if (queue === undefined) return;
      moves.emit();
      await queues.remove(queue, idOfRun(taken));
    },
    giveBack: (taken, delayMs, route) => giveBack(parts, taken, delayMs, route),
    async cancel(sessionId, through, ending) {
      await gate.cancel(sessionId, through, ending);
      moves.emit();
    },
    endingOf: gate.endingOf,
    has: gate.has,
    position: gate.position,
    count: (of = {}) => gate.count(of),
    watch: moves.watch,
    async close() {
      moves.close();
      await queues.close();
    },
  };
}

async function take(
  { gate, queues, moves }: WorkParts,
  offer: WorkOffer,
): Promise<TakenWork | undefined> {
  for (;;) {
    const chosen = await gate.choose(offer);
    if (chosen === undefined) return undefined;
    const { id, queue, token, route, ending } = chosen;
    const item = await queues.start(queue, id);
    moves.emit();
    if (item !== undefined) return { ...item, ...present({ route, token, ending }) };
    // somebody has removed the job by hand
    await gate.finish(id, token);
  }
}

async function giveBack(
  { gate, queues, moves }: WorkParts,
  taken: TakenWork,
  delayMs: number,
  route: WorkRoute | undefined,
): Promise<void> {
  const next = route && queues.nameOf(route);
  if (next !== undefined) await queues.add(next, itemOf(taken));
  const before = await gate.giveBack(taken, { delayMs, route, queue: next });
  if (before === undefined) return;
  const id = idOfRun(taken);
  if (next === undefined || next === before) await queues.delay(before, id);
  else await queues.remove(before, id);
  moves.emit();
  if (delayMs > 0) moves.emitLater(delayMs);
}

/** As it was enqueued: the token is the gate's. */
function itemOf(taken: TakenWork): WorkItem {
  const { sessionId, run, owner, route, input, queuedAt } = taken;
  return { sessionId, run, owner, route, input, queuedAt };
}
