export interface RetrySchedule {
  /** The wait after the first failed attempt; each further one is twice as long. */
  readonly firstMs: number;
  readonly longestMs: number;
  /** A message that is older is given up. */
  readonly giveUpMs: number;
  /** The longest wait that a receiver may ask for. */
  readonly longestRetryAfterMs: number;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

export const retrySchedule: RetrySchedule = {
  firstMs: 2000,
  longestMs: 15 * minuteMs,
  giveUpMs: 72 * hourMs,
  longestRetryAfterMs: 6 * hourMs,
};

/** How long to wait after so many failed attempts: a random part keeps messages from coming all at once. */
export function retryDelay({ firstMs, longestMs }: RetrySchedule, failures: number): number {
  const whole = Math.min(longestMs, firstMs * 2 ** Math.min(failures - 1, 30));
  return Math.round(whole * (0.5 + Math.random() / 2));
}
