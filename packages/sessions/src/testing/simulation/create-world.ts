import { echo, isRefusal } from "@agentstream/adapter-kit";

import { createMemoryStore } from "../../create-memory-store.ts";
import { createMemoryWork } from "../../create-memory-work.ts";
import { createProcessSignals } from "../../create-process-signals.ts";
import { createSessions, type Sessions } from "../../create-sessions.ts";
import type { PlannedRun, RunInput } from "../../plan-run.ts";
import { StoreConflictError, type Batch, type Store } from "../../store.ts";
import type { Work } from "../../work.ts";
import { connectPorts } from "./connect-ports.ts";
import { createChronicle, type Chronicle } from "./create-chronicle.ts";
import { createNetwork } from "./create-network.ts";
import type { SimNode } from "./create-node.ts";
import { createPlaces, type Places } from "./create-places.ts";
import { createRandom, type Random } from "./create-random.ts";
import { createTimeline, type Timeline } from "./create-timeline.ts";
import { withFault, type FaultName } from "./faults.ts";
import { createInvariants, type Invariants } from "./invariants.ts";
import { leaseMs } from "./scenario.ts";
import { createStartRun } from "./sim-agent.ts";

/** The processes, what they share, and all that has happened. */
export interface World {
  readonly timeline: Timeline;
  readonly random: Random;
  readonly chronicle: Chronicle;
  readonly invariants: Invariants;
  readonly store: Store;
  readonly work: Work;
  readonly places: Places;
}

export interface WorldOptions {
  readonly fault?: FaultName | undefined;
  /** It makes a simulation slower. */
  readonly keepsHistory?: boolean;
}

const startOfTime = 1_700_000_000_000;
const slots = 2;

export function createWorld(seed: number, { fault, keepsHistory = false }: WorldOptions): World {
  const timeline = createTimeline(startOfTime);
  const random = createRandom(seed ^ 0x5eed);
  const network = createNetwork(timeline, random);
  const chronicle = createChronicle(timeline, keepsHistory);
  const { now } = timeline;
  const clock = {
    now,
    after: (ms: number, call: () => void) => timeline.at(now() + ms, call),
    createPacer: () => async () => {},
  };
  const invariants = createInvariants((name) => places.nodeOf(name), now, chronicle.fail);
  const store = invariants.watch(reporting(createMemoryStore(now), chronicle));
  const work = createMemoryWork(undefined, clock);
  const signals = createProcessSignals();
  let ids = 0;
  const open = (node: SimNode): Promise<Sessions> =>
    createSessions({
      ...optionsOf(node),
      ...connectPorts(
        { store: withFault(store, fault, node, timeline), work, signals },
        node,
        network,
      ),
      startRun: createStartRun(node, random, {
        started(sessionId, run) {
          chronicle.count("runs");
          chronicle.report(() => `${node.name} starts the agent of ${sessionId} run ${run}`);
          invariants.agentStarted(sessionId, run);
        },
        answered: invariants.agentAnswered,
      }),
      createId: () => `s${String(++ids).padStart(4, "0")}`,
    });
  const places = createPlaces(timeline, open, ({ name }) => chronicle.report(() => `${name} dies`));
  places.startAll();
  return { timeline, random, chronicle, invariants, store, work, places };
}

/** What is the same for all processes, and their names. */
const optionsOf = ({ name, clock }: SimNode) => ({
  name,
  clock,
  leaseMs,
  agents: new Map([["echo", { adapter: echo }]]),
  workspaces: [],
  allowTier: "supervised" as const,
  defaultTier: "supervised" as const,
  maxRunning: name.startsWith("w") ? slots : 0,
  planRun,
});

async function planRun({ prompt }: RunInput): Promise<PlannedRun> {
  const request = { prompt };
  const plan = echo.plan(request);
  if (isRefusal(plan)) throw new Error("Echo refuses a prompt.");
  return {
    agent: { adapter: echo },
    request,
    plan,
    capped: [],
    confines: { sandboxMode: undefined, cwd: undefined },
    isUnattended: false,
  };
}

/** A store whose writes are part of the history. */
const reporting = (store: Store, { report, count }: Chronicle): Store => ({
  ...store,
  async append(id, batch) {
    try {
      await store.append(id, batch);
      report(() => `${describe(id, batch)} ${batch.changes?.state ?? ""}`);
      if (batch.urgent === true) count("lost");
    } catch (error) {
      report(() => `${describe(id, batch)} is refused: ${String(error)}`);
      if (error instanceof StoreConflictError) count("refused");
      throw error;
    }
  },
});

const describe = (id: string, { records, epoch }: Batch): string =>
  `${id} by ${epoch ?? "nobody"}: ${records.map(({ seq, run, type }) => `${seq}/${run} ${type}`).join(", ")}`;
