import { createHeap } from "./create-heap.ts";

/** Virtual time: what is to happen, in the order of its time. */
export interface Timeline {
  readonly now: () => number;
  /** Returns what takes it back. */
  readonly at: (time: number, call: () => void) => () => void;
  /** Makes the next thing happen; false: nothing is left. */
  readonly step: () => boolean;
}

interface Entry {
  readonly time: number;
  readonly order: number;
  readonly call: () => void;
  isOff: boolean;
}

const isBefore = (left: Entry, right: Entry): boolean =>
  left.time < right.time || (left.time === right.time && left.order < right.order);

/** Of two things at one time the one that was planned first comes first. */
export function createTimeline(start: number): Timeline {
  const heap = createHeap(isBefore);
  let time = start;
  let count = 0;
  return {
    now: () => time,
    at(when, call) {
      const entry = { time: Math.max(when, time), order: count++, call, isOff: false };
      heap.add(entry);
      return () => {
        entry.isOff = true;
      };
    },
    step() {
      for (let entry = heap.take(); entry !== undefined; entry = heap.take()) {
        if (entry.isOff) continue;
        time = entry.time;
        entry.call();
        return true;
      }
      return false;
    },
  };
}
