import type { Clock } from "../../clock.ts";
import type { Timeline } from "./create-timeline.ts";

/** A process of the simulation. What is to happen in it happens when it runs, or never. */
export interface SimNode {
  readonly name: string;
  readonly clock: Clock;
  readonly isAlive: () => boolean;
  readonly isConnected: () => boolean;
  /** Calls the function in the process at this time; later if it is paused then, never if it is dead. */
  readonly deliver: (time: number, call: () => void) => () => void;
  /** Calls the function in the process now, or when it goes on. */
  readonly run: (call: () => void) => void;
  readonly crash: () => void;
  readonly pause: (ms: number) => void;
  readonly partition: (ms: number) => void;
  /** Calls the function when it is connected again. */
  readonly onHeal: (call: () => void) => void;
  /** The last time at which something was wrong with it. */
  readonly lastTrouble: () => number;
}

export function createNode(name: string, timeline: Timeline): SimNode {
  const { now } = timeline;
  let isAlive = true;
  let pausedUntil = -Infinity;
  let partitionedUntil = -Infinity;
  const healers: (() => void)[] = [];

  function deliver(time: number, call: () => void): () => void {
    let isOff = false;
    const cancel = timeline.at(time, () => run(() => isOff || call()));
    return () => {
      isOff = true;
      cancel();
    };
  }

  function run(call: () => void): void {
    if (pausedUntil > now()) timeline.at(pausedUntil, () => run(call));
    else if (isAlive) call();
  }

  return {
    name,
    clock: {
      now,
      after: (ms, call) => (ms === Infinity ? () => {} : deliver(now() + ms, call)),
      createPacer: () => async () => {},
    },
    isAlive: () => isAlive,
    isConnected: () => partitionedUntil <= now(),
    deliver,
    run,
    crash() {
      isAlive = false;
    },
    pause(ms) {
      pausedUntil = Math.max(pausedUntil, now() + ms);
    },
    partition(ms) {
      partitionedUntil = Math.max(partitionedUntil, now() + ms);
      timeline.at(partitionedUntil, () => {
        if (partitionedUntil <= now()) for (const heal of healers) heal();
      });
    },
    onHeal: (call) => void healers.push(call),
    lastTrouble: () => (isAlive ? Math.max(pausedUntil, partitionedUntil) : Infinity),
  };
}
