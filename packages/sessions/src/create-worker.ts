import { repeat, type Clock } from "./clock.ts";
import { createRepeater } from "./create-repeater.ts";
import type { TakenWork, Work, WorkOffer } from "./work.ts";

export interface Worker {
  /** Takes all that it can; resolves when it has tried. */
  readonly poke: () => Promise<void>;
  /** The number of runs that hold a slot. */
  readonly running: () => number;
  /** Takes nothing new that needs a slot. */
  readonly drain: () => void;
  /** Resolves when nothing is carried out. */
  readonly idle: () => Promise<void>;
  /** Takes nothing any more. */
  readonly stop: () => void;
}

export interface WorkerOptions {
  readonly work: Work;
  readonly clock: Clock;
  readonly offer: Omit<WorkOffer, "hasSlot">;
  /** The number of slots; without any it only ends what has to end. */
  readonly slots: number;
  /** Resolves when the run is over here; never rejects. */
  readonly carryOut: (taken: TakenWork) => Promise<void>;
  /** A run got its slot. */
  readonly onStart: (waitedMs: number) => void;
  /** The queue does not answer. */
  readonly onAway: () => void;
}

/** How long to wait before a queue that failed is asked again. */
const retryMs = 1000;

/** Takes promised runs while it has free slots. */
export function createWorker(options: WorkerOptions): Worker {
  const { work, clock, offer, carryOut, onStart, onAway } = options;
  const carried = new Map<TakenWork, Promise<void>>();
  let slots = options.slots;
  let isStopped = false;

  const running = (): number =>
    [...carried.keys()].filter(({ ending }) => ending === undefined).length;

  const poke = createRepeater(async () => {
    try {
      for (;;) {
        if (isStopped) return;
        const taken = await work.take({ ...offer, hasSlot: running() < slots });
        if (taken === undefined) return;
        carried.set(taken, carry(taken));
      }
    } catch {
      // what was taken meanwhile expires
      onAway();
      clock.after(retryMs, () => void poke());
    }
  });

  async function carry(taken: TakenWork): Promise<void> {
    if (taken.ending === undefined) onStart(Math.max(0, clock.now() - taken.queuedAt));
    await carryOut(taken);
    carried.delete(taken);
    void poke();
  }

  const stops = [work.watch(() => void poke())];
  // nobody says so when what a dead worker had taken expires
  if (offer.ttlMs !== Infinity) stops.push(repeat(clock, offer.ttlMs / 2, poke));
  return {
    poke,
    running,
    drain() {
      slots = 0;
    },
    async idle() {
      for (await poke(); carried.size > 0; await poke()) await Promise.all(carried.values());
    },
    stop() {
      isStopped = true;
      for (const stop of stops) stop();
    },
  };
}
