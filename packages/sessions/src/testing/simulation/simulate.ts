import { createClients } from "./clients.ts";
import type { Chronicle } from "./create-chronicle.ts";
import { createWorld, type World, type WorldOptions } from "./create-world.ts";
import { createScenario, type Action, type Scenario } from "./scenario.ts";

export interface Outcome {
  /** What must not have been; undefined: nothing. */
  readonly violation: string | undefined;
  /** What happened, a line each. */
  readonly history: readonly string[];
  readonly counts: Chronicle["counts"];
}

/** By this time after its start everything must have its end. */
const lastMs = 90_000;
const checkEveryMs = 100;

/** Plays a scenario. The same scenario has the same history. */
export async function simulate(scenario: Scenario, options: WorldOptions = {}): Promise<Outcome> {
  const world = createWorld(scenario.seed, options);
  const { timeline, invariants, chronicle } = world;
  const isDone = playActions(world, scenario.actions);
  const start = timeline.now();
  let checkAt = start;
  while (chronicle.violation() === undefined) {
    if (timeline.now() >= checkAt) {
      checkAt = timeline.now() + checkEveryMs;
      if (isDone() && (await isSettled(world))) {
        invariants.checkEnd();
        break;
      }
      if (timeline.now() - start > lastMs) chronicle.fail("Something waits for ever.");
    }
    timeline.step();
    // all that follows at once happens before the next step
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { history, counts } = chronicle;
  return { violation: chronicle.violation(), history, counts };
}

/** Returns whether all has been done, and the one that wanted something has it. */
function playActions(world: World, actions: readonly Action[]): () => boolean {
  const { timeline, invariants, chronicle } = world;
  const clients = createClients(world);
  let left = actions.length;
  for (const action of actions)
    timeline.at(timeline.now() + action.at, () => {
      left--;
      chronicle.report(() => JSON.stringify(action));
      if (!disturb(world, action)) clients.act(action);
    });
  return () => left === 0 && !clients.isBusy() && invariants.isAllOver();
}

export const simulateSeed = (seed: number, options?: WorldOptions): Promise<Outcome> =>
  simulate(createScenario(seed), options);

/** Does what is done to processes; false: it is a client's to do. */
function disturb({ places }: World, action: Action): boolean {
  if (action.do === "crash") places.crash(action.node, action.downMs);
  else if (action.do === "pause") places.of(action.node).node.pause(action.ms);
  else if (action.do === "partition") places.of(action.node).node.partition(action.ms);
  else return false;
  return true;
}

/** Nothing is promised, and no session waits for anything. */
async function isSettled({ store, work }: World): Promise<boolean> {
  const open = await store.list({ states: ["queued", "running"], limit: 1 });
  return open.length === 0 && (await work.count()) === 0;
}
