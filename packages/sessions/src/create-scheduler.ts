import { createFairOrder } from "./create-fair-order.ts";

/** A run that waits for a free slot. */
interface Ticket {
  readonly sessionId: string;
  readonly owner: string;
  /** Resolves when the run is over; never rejects. */
  readonly start: () => Promise<void>;
}

export interface Scheduler {
  /** Starts it as soon as a slot is free and the earlier run of its session is over. */
  readonly add: (ticket: Ticket) => void;
  /** The position of the session's last waiting run, from 1; undefined if none waits. */
  readonly position: (sessionId: string) => number | undefined;
  /** Waiting runs of this session need no slot any more: they only report that they were cancelled. */
  readonly expedite: (sessionId: string) => void;
  readonly waiting: () => number;
  readonly waitingOf: (owner: string) => number;
  readonly waitingIn: (sessionId: string) => number;
  readonly running: () => number;
  /** Resolves when nothing runs or waits. */
  readonly idle: () => Promise<void>;
}

export interface SchedulerOptions {
  /** The number of slots. */
  readonly maxRunning: number;
  /** The number of slots that one owner may hold. */
  readonly maxRunningPerOwner: number;
  /** Called with the sessions whose position may have changed. */
  readonly onMove: (sessionIds: ReadonlySet<string>) => void;
}

interface Waiting extends Ticket {
  needsPlace: boolean;
}

type Running = ReadonlyMap<string, Waiting>;

const holdersOf = (running: Running): string[] =>
  [...running.values()].filter((one) => one.needsPlace).map(({ owner }) => owner);

function mayStart(
  { sessionId, owner, needsPlace }: Waiting,
  running: Running,
  { maxRunning, maxRunningPerOwner }: SchedulerOptions,
): boolean {
  if (running.has(sessionId)) return false;
  if (!needsPlace) return true;
  const holders = holdersOf(running);
  const own = holders.filter((one) => one === owner);
  return holders.length < maxRunning && own.length < maxRunningPerOwner;
}

/** Free slots are given in fair order; one run of a session at a time. */
export function createScheduler(options: SchedulerOptions): Scheduler {
  const { onMove } = options;
  const running = new Map<string, Waiting>();
  const order = createFairOrder();
  const idlers: (() => void)[] = [];
  let waiting: Waiting[] = [];

  const inFairOrder = (): Waiting[] => order.sort(waiting, holdersOf(running));
  const findNext = (): Waiting | undefined =>
    inFairOrder().find((one) => mayStart(one, running, options));

  const isBusy = (): boolean => running.size > 0 || waiting.length > 0;

  function startNext(): void {
    const before = waiting;
    for (let next = findNext(); next !== undefined; next = findNext()) begin(next);
    if (waiting.length !== before.length) onMove(new Set(waiting.map((one) => one.sessionId)));
    if (isBusy()) return;
    for (const resolve of idlers.splice(0)) resolve();
  }

  function begin(ticket: Waiting): void {
    waiting = waiting.filter((one) => one !== ticket);
    running.set(ticket.sessionId, ticket);
    order.serve(ticket.owner);
    void ticket.start().finally(() => {
      running.delete(ticket.sessionId);
      startNext();
    });
  }

  return {
    add(ticket) {
      waiting = [...waiting, { ...ticket, needsPlace: true }];
      startNext();
    },
    position(sessionId) {
      const index = inFairOrder().findLastIndex((one) => one.sessionId === sessionId);
      return index === -1 ? undefined : index + 1;
    },
    expedite(sessionId) {
      for (const one of waiting) if (one.sessionId === sessionId) one.needsPlace = false;
      startNext();
    },
    waiting: () => waiting.length,
    waitingOf: (owner) => waiting.filter((one) => one.owner === owner).length,
    waitingIn: (sessionId) => waiting.filter((one) => one.sessionId === sessionId).length,
    running: () => running.size,
    idle: async () => (isBusy() ? new Promise((resolve) => idlers.push(resolve)) : undefined),
  };
}
