import { createClock, type Clock } from "./clock.ts";
import { createMoves } from "./create-moves.ts";
import { createWorkEntries, keyOfRun, type WorkEntries, type WorkEntry } from "./work-entries.ts";
import type { Work, WorkFilter, WorkItem } from "./work.ts";

/** Where a queue of one process keeps its items. */
export interface WorkJournal {
  /** In the order in which they were added. */
  readonly load: () => readonly WorkItem[];
  /** Replaces the item of the same run. */
  readonly save: (item: WorkItem) => Promise<void>;
  readonly remove: (sessionId: string, run: number) => Promise<void>;
}

/** A queue of one process; durable if it has a journal. */
export function createMemoryWork(journal?: WorkJournal, clock: Clock = createClock()): Work {
  const entries = createWorkEntries(clock, journal?.load());
  const moves = createMoves();
  // they are sorted once between two changes
  let positions: ReadonlyMap<string, number> | undefined;

  function change(): void {
    positions = undefined;
    moves.emit();
  }

  return {
    isDurable: journal !== undefined,
    async enqueue(item) {
      if (entries.all.has(keyOfRun(item))) return;
      await journal?.save(item);
      entries.add(item);
      change();
    },
    async take(offer) {
      const taken = entries.take(offer);
      if (taken !== undefined) change();
      return taken;
    },
    extend: async (taken, ttlMs) => entries.extend(taken, ttlMs),
    async done(taken) {
      if (entries.find(taken) === undefined) return;
      // first of all it is not taken again: the journal may have no room
      entries.all.delete(keyOfRun(taken));
      change();
      await journal?.remove(taken.sessionId, taken.run);
    },
    async giveBack(taken, ms, route) {
      const item = entries.giveBack(taken, { ms, onDue: change, route });
      if (item === undefined) return;
      change();
      if (route !== undefined) await journal?.save(item);
    },
    async cancel(sessionId, through, ending) {
      for (const item of entries.end(sessionId, through, ending)) await journal?.save(item);
      change();
    },
    ...questionsOf(entries),
    async position(sessionId) {
      positions ??= positionsOf(entries.waiting());
      return positions.get(sessionId);
    },
    watch: moves.watch,
  };
}

const questionsOf = (entries: WorkEntries): Pick<Work, "endingOf" | "has" | "count"> => ({
  endingOf: async (taken) => entries.find(taken)?.item.ending,
  has: async (sessionId, run) => entries.all.has(keyOfRun({ sessionId, run })),
  count: async (of = {}) =>
    [...entries.all.values()].filter((entry) => entries.isWaiting(entry) && isOf(entry, of)).length,
});

/** Of the last run of each session. */
const positionsOf = (waiting: readonly WorkEntry[]): ReadonlyMap<string, number> =>
  new Map(waiting.map(({ item }, index) => [item.sessionId, index + 1]));

const isOf = ({ item }: WorkEntry, { owner, sessionId }: WorkFilter): boolean =>
  (owner === undefined || owner === item.owner) &&
  (sessionId === undefined || sessionId === item.sessionId);
