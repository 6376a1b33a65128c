import type { UnifiedEvent } from "@agentstream/schema";

/** A longer silence is shortened to this, in milliseconds. */
const longestSilenceMs = 3000;
/** Between events that have no times of their own. */
const evenStepMs = 40;
/** A recording that was translated at once: its events have the times of the translation. */
const atOnce = { mostMs: 5000, mostMsAnEvent: 10 };

/** When each event happens, in milliseconds from the first: by the times of its own, with long silences shortened. */
export function scheduleOf(events: readonly UnifiedEvent[]): number[] {
  const times = events.map(({ timestamp, origin }) => Date.parse(origin?.timestamp ?? timestamp));
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const span = last - first;
  if (!(span >= Math.min(atOnce.mostMs, events.length * atOnce.mostMsAnEvent)))
    return events.map((_, index) => index * evenStepMs);
  let at = 0;
  let before = first;
  return times.map((time) => {
    if (time > before) {
      at += Math.min(time - before, longestSilenceMs);
      before = time;
    }
    return at;
  });
}

/** How many events have happened by a time. */
export function countAt(schedule: readonly number[], time: number): number {
  let [low, high] = [0, schedule.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((schedule[middle] ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  return low;
}
