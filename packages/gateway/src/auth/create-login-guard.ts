import { setTimeout as sleep } from "node:timers/promises";

import { HttpProblem } from "../problem.ts";

export interface LoginGuard {
  /** Called for a wrong token: logs it and resolves after the delay of its address. Rejects when too many wait. */
  readonly failed: (address: string) => Promise<void>;
}

export interface LoginGuardOptions {
  readonly log: (address: string, failures: number) => void;
  readonly now?: () => number;
  readonly wait?: (ms: number) => Promise<unknown>;
}

const firstDelayMs = 50;
const longestDelayMs = 2000;
/** How many answers may be delayed for one address at once. */
const mostWaiting = 32;
/** An address that was quiet for so long starts anew. */
const forgetMs = 10 * 60_000;
const mostAddresses = 10_000;

interface Failures {
  count: number;
  waiting: number;
  last: number;
}

/** Makes guessing slow: each wrong token of an address is answered later than the one before. A valid token never waits. */
export function createLoginGuard(options: LoginGuardOptions): LoginGuard {
  const { log, now = Date.now, wait = (ms) => sleep(ms, undefined, { ref: false }) } = options;
  const addresses = new Map<string, Failures>();

  function failuresOf(address: string): Failures {
    const known = addresses.get(address);
    addresses.delete(address);
    const isFresh = known !== undefined && (known.waiting > 0 || now() - known.last < forgetMs);
    const failures = isFresh ? known : { count: 0, waiting: 0, last: 0 };
    // the newest stands last, so that the oldest is forgotten first
    addresses.set(address, failures);
    const [oldest] = addresses.keys();
    if (addresses.size > mostAddresses && oldest !== undefined) addresses.delete(oldest);
    return failures;
  }

  return {
    async failed(address) {
      const failures = failuresOf(address);
      failures.count++;
      failures.last = now();
      if (isWorthALine(failures.count)) log(address, failures.count);
      if (failures.waiting >= mostWaiting)
        throw new HttpProblem(
          "tooManyLogins",
          `${failures.count} wrong tokens came from ${address}: check the token, and retry later.`,
          10,
        );
      failures.waiting++;
      try {
        await wait(Math.min(longestDelayMs, firstDelayMs * 2 ** Math.min(failures.count - 1, 10)));
      } finally {
        failures.waiting--;
      }
    },
  };
}

/** The first ten, then each power of two: a log must not be filled from outside. */
const isWorthALine = (count: number): boolean => count <= 10 || Number.isInteger(Math.log2(count));
