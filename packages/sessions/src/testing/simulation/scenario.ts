import { createRandom, type Random } from "./create-random.ts";

export type NodeName = "g1" | "g2" | "w1" | "w2" | "w3";
export const nodeNames: readonly [NodeName, ...NodeName[]] = ["g1", "g2", "w1", "w2", "w3"];
export const gateways: readonly [NodeName, ...NodeName[]] = ["g1", "g2"];

/** What happens to the processes, and what clients want. Times are in milliseconds from the start. */
export type Action =
  | { readonly at: number; readonly do: "crash"; readonly node: NodeName; readonly downMs: number }
  | {
      readonly at: number;
      readonly do: "pause" | "partition";
      readonly node: NodeName;
      readonly ms: number;
    }
  | { readonly at: number; readonly do: "prompt"; readonly client: number; readonly twice: boolean }
  /** A further prompt for the session of a client's first one. */
  | {
      readonly at: number;
      readonly do: "turn";
      readonly client: number;
      readonly ifBusy: "queue" | "interrupt";
    }
  | { readonly at: number; readonly do: "cancel"; readonly client: number };

/** All that a history follows from. */
export interface Scenario {
  readonly seed: number;
  readonly actions: readonly Action[];
}

/** How long a lease lasts. */
export const leaseMs = 1200;
/** Nothing is done to the processes after this time. */
const lastFaultMs = 5000;

export function createScenario(seed: number): Scenario {
  const random = createRandom(seed);
  const clients = random.between(2, 4);
  const actions: Action[] = [];
  for (let client = 0; client < clients; client++) {
    const at = random.between(0, 1500);
    actions.push({ at, do: "prompt", client, twice: random.chance(0.3) });
    if (random.chance(0.6))
      actions.push({
        at: at + random.between(0, 2500),
        do: "turn",
        client,
        ifBusy: random.chance(0.2) ? "interrupt" : "queue",
      });
    if (random.chance(0.2))
      actions.push({ at: at + random.between(0, 2500), do: "cancel", client });
  }
  const faults = random.between(0, 4);
  for (let count = 0; count < faults; count++) actions.push(createFault(random));
  return { seed, actions: actions.toSorted((left, right) => left.at - right.at) };
}

function createFault(random: Random): Action {
  const at = random.between(50, lastFaultMs);
  const node = random.pick(nodeNames);
  const kinds: readonly ["crash", ...("crash" | "pause" | "partition")[]] = [
    "crash",
    "crash",
    "pause",
    "partition",
  ];
  const kind = random.pick(kinds);
  if (kind === "crash") return { at, do: "crash", node, downMs: random.between(100, 3000) };
  return { at, do: kind, node, ms: random.between(100, 3 * leaseMs) };
}
