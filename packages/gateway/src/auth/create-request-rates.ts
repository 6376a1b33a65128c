import { HttpProblem } from "../problem.ts";

export interface RequestRates {
  /** Counts a request of an owner; throws if it has sent too many. */
  readonly count: (owner: string) => void;
}

const minuteMs = 60_000;
const mostOwners = 10_000;

interface Bucket {
  left: number;
  at: number;
}

/** Each owner may send so many requests at once, and gets as many back within a minute. */
export function createRequestRates(
  perMinute: number = Infinity,
  now: () => number = Date.now,
): RequestRates {
  const buckets = new Map<string, Bucket>();

  function bucketOf(owner: string): Bucket {
    const at = now();
    const { left, at: before } = buckets.get(owner) ?? { left: perMinute, at };
    const refilled = left + ((at - before) * perMinute) / minuteMs;
    const bucket = { left: Math.min(perMinute, refilled), at };
    // the newest stands last, so that the oldest is forgotten first
    buckets.delete(owner);
    buckets.set(owner, bucket);
    const [oldest] = buckets.keys();
    if (buckets.size > mostOwners && oldest !== undefined) buckets.delete(oldest);
    return bucket;
  }

  return {
    count(owner) {
      if (perMinute === Infinity) return;
      const bucket = bucketOf(owner);
      if (bucket.left < 1)
        throw new HttpProblem(
          "tooManyRequests",
          `This token's owner may send ${perMinute} requests per minute: send fewer, and wait for events by a stream or by ?wait=.`,
          Math.ceil(((1 - bucket.left) * minuteMs) / perMinute / 1000),
        );
      bucket.left--;
    },
  };
}
