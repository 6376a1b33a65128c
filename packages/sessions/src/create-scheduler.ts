/** A run that waits for a free slot. */
interface Ticket {
  readonly sessionId: string;
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
  readonly running: () => number;
  /** Resolves when nothing runs or waits. */
  readonly idle: () => Promise<void>;
}

export interface SchedulerOptions {
  /** The number of slots. */
  readonly maxRunning: number;
  /** Called with the sessions whose position may have changed. */
  readonly onMove: (sessionIds: ReadonlySet<string>) => void;
}

interface Waiting extends Ticket {
  needsPlace: boolean;
}

/** First come, first served; one run of a session at a time. */
export function createScheduler({ maxRunning, onMove }: SchedulerOptions): Scheduler {
  const running = new Map<string, { readonly needsPlace: boolean }>();
  let waiting: Waiting[] = [];
  let idlers: (() => void)[] = [];

  const places = (): number => [...running.values()].filter((one) => one.needsPlace).length;
  const mayStart = ({ sessionId, needsPlace }: Waiting): boolean =>
    !running.has(sessionId) && (!needsPlace || places() < maxRunning);

  function startNext(): void {
    const before = waiting;
    for (let next = waiting.find(mayStart); next !== undefined; next = waiting.find(mayStart))
      begin(next);
    if (waiting.length !== before.length) onMove(new Set(waiting.map((one) => one.sessionId)));
    if (running.size > 0 || waiting.length > 0) return;
    for (const resolve of idlers) resolve();
    idlers = [];
  }

  function begin(ticket: Waiting): void {
    waiting = waiting.filter((one) => one !== ticket);
    running.set(ticket.sessionId, ticket);
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
      const index = waiting.findLastIndex((one) => one.sessionId === sessionId);
      return index === -1 ? undefined : index + 1;
    },
    expedite(sessionId) {
      for (const one of waiting) if (one.sessionId === sessionId) one.needsPlace = false;
      startNext();
    },
    waiting: () => waiting.length,
    running: () => running.size,
    idle: () =>
      running.size === 0 && waiting.length === 0
        ? Promise.resolve()
        : new Promise((resolve) => idlers.push(resolve)),
  };
}
