import type { Ending } from "@agentstream/stream";

import type { Clock } from "./clock.ts";
import { createFairOrder } from "./create-fair-order.ts";
import type { TakenWork, WorkItem, WorkOffer, WorkRoute } from "./work.ts";

/** An item in the memory of a process, and whether it was taken. */
export interface WorkEntry {
  item: WorkItem;
  /** Absent: it waits. */
  taken: Taking | undefined;
  /** It is not taken before. */
  notBefore: number;
}

interface Taking {
  readonly token: number;
  readonly until: number;
  readonly holdsSlot: boolean;
}

interface Delay {
  readonly ms: number;
  /** Is called when it may be taken again. */
  readonly onDue: () => void;
  /** Absent: as before. */
  readonly route: WorkRoute | undefined;
}

/** Which items there are, and which comes next. */
export interface WorkEntries {
  readonly all: Map<string, WorkEntry>;
  readonly add: (item: WorkItem) => void;
  /** In fair order. */
  readonly waiting: () => WorkEntry[];
  readonly isWaiting: (entry: WorkEntry) => boolean;
  /** The entry, while it is of this taking. */
  readonly find: (taken: TakenWork) => WorkEntry | undefined;
  readonly take: (offer: WorkOffer) => TakenWork | undefined;
  /** False: it is not of this taking any more. */
  readonly extend: (taken: TakenWork, ttlMs: number) => boolean;
  /** Returns the item, if it was of this taking. */
  readonly giveBack: (taken: TakenWork, delay: Delay) => WorkItem | undefined;
  /** Gives the runs of a session up to this one their ending, and returns those that had none. */
  readonly end: (sessionId: string, through: number, ending: Ending) => readonly WorkItem[];
}

type RunOf = Pick<WorkItem, "sessionId" | "run">;

export const keyOfRun = ({ sessionId, run }: RunOf): string => `${run} ${sessionId}`;

export function createWorkEntries(clock: Clock, items: readonly WorkItem[] = []): WorkEntries {
  const { now } = clock;
  const all = new Map<string, WorkEntry>();
  const order = createFairOrder();
  let tokens = 0;
  const isTaken = ({ taken }: WorkEntry): boolean => taken !== undefined && taken.until > now();
  const takenOnes = (): WorkEntry[] => [...all.values()].filter(isTaken);
  const add = (item: WorkItem): void =>
    void all.set(keyOfRun(item), { item, taken: undefined, notBefore: 0 });
  for (const item of items) add(item);

  function waiting(): WorkEntry[] {
    const entries = [...all.values()].filter((entry) => !isTaken(entry));
    const owned = entries.map((entry) => ({ owner: entry.item.owner, entry }));
    return order.sort(owned, holdersOf(takenOnes())).map(({ entry }) => entry);
  }

  function find(taken: TakenWork): WorkEntry | undefined {
    const entry = all.get(keyOfRun(taken));
    return entry?.taken?.token === taken.token ? entry : undefined;
  }

  return {
    all,
    add,
    waiting,
    isWaiting: (entry) => !isTaken(entry),
    find,
    take(offer) {
      const entry = findNext(waiting(), takenOnes(), offer, now());
      if (entry === undefined) return undefined;
      const token = ++tokens;
      const holdsSlot = entry.item.ending === undefined;
      entry.taken = { token, until: now() + offer.ttlMs, holdsSlot };
      if (holdsSlot) order.serve(entry.item.owner);
      return { ...entry.item, token };
    },
    extend: (taken, ttlMs) => extend(find(taken), now() + ttlMs),
    giveBack(taken, { ms, onDue, route }) {
      const entry = find(taken);
      if (entry !== undefined) delay(entry, clock, ms, onDue);
      if (entry !== undefined && route !== undefined) entry.item = { ...entry.item, route };
      return entry?.item;
    },
    end: (sessionId, through, ending) =>
      [...all.values()]
        .filter(({ item }) => item.sessionId === sessionId && item.run <= through && !item.ending)
        .map((entry) => (entry.item = { ...entry.item, ending })),
  };
}

function extend(entry: WorkEntry | undefined, until: number): boolean {
  if (entry?.taken === undefined) return false;
  entry.taken = { ...entry.taken, until };
  return true;
}

const holdersOf = (entries: readonly WorkEntry[]): string[] =>
  entries.filter(({ taken }) => taken?.holdsSlot).map(({ item }) => item.owner);

/** The first of the waiting, in their order, that the offer fits. */
function findNext(
  waiting: readonly WorkEntry[],
  taken: readonly WorkEntry[],
  offer: WorkOffer,
  now: number,
): WorkEntry | undefined {
  const holders = holdersOf(taken);
  const busy = new Set(taken.map(({ item }) => item.sessionId));
  const firsts = firstRuns(waiting);
  const { hasSlot, maxPerOwner, fits = () => true } = offer;
  return waiting.find(({ item, notBefore }) => {
    const { sessionId, run, owner, ending, route } = item;
    if (notBefore > now || busy.has(sessionId) || firsts.get(sessionId) !== run) return false;
    if (ending !== undefined) return true;
    if (!hasSlot || !fits(route)) return false;
    return holders.filter((one) => one === owner).length < maxPerOwner;
  });
}

/** The first run of each session. */
function firstRuns(entries: Iterable<WorkEntry>): ReadonlyMap<string, number> {
  const firsts = new Map<string, number>();
  for (const { item } of entries) {
    const first = firsts.get(item.sessionId);
    if (first === undefined || item.run < first) firsts.set(item.sessionId, item.run);
  }
  return firsts;
}

function delay(entry: WorkEntry, { now, after }: Clock, ms: number, onDue: () => void): void {
  Object.assign(entry, { taken: undefined, notBefore: now() + ms });
  // a timer may fire before the clock has come so far, and nobody would look again
  after(ms, () => {
    entry.notBefore = 0;
    onDue();
  });
}
