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

/**
 * A free slot goes to the owner that holds the fewest, then to the one that was served longest ago, then to the first
 * that came. One run of a session at a time.
 */
export function createScheduler(options: SchedulerOptions): Scheduler {
  const { maxRunning, maxRunningPerOwner, onMove } = options;
  const running = new Map<string, Waiting>();
  // owners are those of the token file: few
  const served = new Map<string, number>();
  let starts = 0;
  let waiting: Waiting[] = [];
  let idlers: (() => void)[] = [];

  const holders = (): string[] =>
    [...running.values()].filter((one) => one.needsPlace).map(({ owner }) => owner);

  function mayStart({ sessionId, owner, needsPlace }: Waiting): boolean {
    if (running.has(sessionId)) return false;
    if (!needsPlace) return true;
    const held = holders();
    return (
      held.length < maxRunning && held.filter((one) => one === owner).length < maxRunningPerOwner
    );
  }

  /** The order in which they would start if no running run ended. */
  function inFairOrder(): Waiting[] {
    const turns = new Map<string, number>();
    const takeTurn = (owner: string): number => {
      const turn = turns.get(owner) ?? 0;
      turns.set(owner, turn + 1);
      return turn;
    };
    for (const owner of holders()) takeTurn(owner);
    return waiting
      .map((ticket) => {
        const { owner } = ticket;
        return { ticket, turn: takeTurn(owner), served: served.get(owner) ?? 0 };
      })
      .toSorted((left, right) => left.turn - right.turn || left.served - right.served)
      .map(({ ticket }) => ticket);
  }

  const findNext = (): Waiting | undefined => {
    const hasRoom = holders().length < maxRunning;
    return (hasRoom ? inFairOrder() : waiting.filter((one) => !one.needsPlace)).find(mayStart);
  };

  function startNext(): void {
    const before = waiting;
    for (let next = findNext(); next !== undefined; next = findNext()) begin(next);
    if (waiting.length !== before.length) onMove(new Set(waiting.map((one) => one.sessionId)));
    if (running.size > 0 || waiting.length > 0) return;
    for (const resolve of idlers) resolve();
    idlers = [];
  }

  function begin(ticket: Waiting): void {
    waiting = waiting.filter((one) => one !== ticket);
    running.set(ticket.sessionId, ticket);
    served.set(ticket.owner, ++starts);
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
    running: () => running.size,
    idle: () =>
      running.size === 0 && waiting.length === 0
        ? Promise.resolve()
        : new Promise((resolve) => idlers.push(resolve)),
  };
}
