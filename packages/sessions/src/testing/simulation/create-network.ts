import { StoreUnavailableError } from "../../store.ts";
import type { SimNode } from "./create-node.ts";
import type { Random } from "./create-random.ts";
import type { Timeline } from "./create-timeline.ts";

/** Between the processes and what they share. Messages take their time, each its own: they overtake each other. */
export interface Network {
  /** Has something done on the other side, and brings back what came of it. Either way may be lost. */
  readonly call: <T>(node: SimNode, work: () => Promise<T>) => Promise<T>;
  /** Tells a process something; perhaps twice, or not at all. */
  readonly report: (node: SimNode, call: () => void) => void;
}

/** After so long a caller without a reply stops to wait for it. */
const timeoutMs = 400;

export function createNetwork(timeline: Timeline, random: Random): Network {
  const delay = (): number =>
    random.chance(0.05) ? random.between(20, 120) : random.between(1, 8);

  function call<T>(node: SimNode, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const sentAt = timeline.now();
      const timeOut = (): void => {
        node.deliver(Math.max(timeline.now(), sentAt + timeoutMs), () =>
          reject(new StoreUnavailableError("There was no reply.")),
        );
      };
      const reply = (settle: () => void): void => {
        const at = timeline.now() + delay();
        timeline.at(at, () => (node.isConnected() ? node.run(settle) : timeOut()));
      };
      timeline.at(sentAt + delay(), () => {
        if (!node.isConnected()) return timeOut();
        work().then(
          (value) => reply(() => resolve(value)),
          (error: unknown) => reply(() => reject(error)),
        );
      });
    });
  }

  return {
    call,
    report(node, informed) {
      const times = random.chance(0.05) ? 2 : 1;
      for (let count = 0; count < times; count++) {
        const at = timeline.now() + delay();
        timeline.at(at, () => {
          if (node.isConnected()) node.run(informed);
        });
      }
    },
  };
}
