import { setTimeout as sleep } from "node:timers/promises";

import fc, { type Arbitrary } from "fast-check";

import { startTarget, type Target } from "../attack/start-target.ts";
import { watchTarget, type Watched } from "../attack/watch-target.ts";
import { checkCase } from "./check-case.ts";
import { installPrinters, printingAgents } from "./check-native.ts";
import { dropLines } from "./drop-lines.ts";
import { createFixtures, type Fixtures } from "./fixtures.ts";
import type { FuzzCase } from "./fuzz-case.ts";
import { createRandomValues } from "./random-body.ts";
import { randomRequests } from "./random-http.ts";
import { createRandomNative } from "./random-native.ts";
import { randomSockets } from "./random-socket.ts";
import { reapSessions } from "./reap-sessions.ts";
import { fuzzFlags, serverFaults } from "./server-faults.ts";

interface Finding {
  /** What was wrong, without the parts that differ each time. */
  readonly fault: string;
  /** The smallest input that does it; absent where it is not known which one did. */
  readonly smallest?: FuzzCase;
}

export interface FuzzReport {
  readonly inputs: ReadonlyMap<string, number>;
  /** By door: what the server answered, and how often. */
  readonly outcomes: ReadonlyMap<string, number>;
  readonly runs: number;
  readonly findings: readonly Finding[];
  readonly watched: Watched;
}

export interface FuzzOptions {
  readonly seed: number;
  readonly minutes: number;
  /** The most inputs. */
  readonly count: number;
  readonly onProgress: (inputs: number) => void;
}

/** How many of a door are under way at once. */
const lanes = { http: 10, socket: 4, native: 2, translate: 1 };
const casesPerBatch = 25;
const shrinkTimeoutMs = 60_000;

/** Sends random inputs through all doors of one server, until the time or the count is over. */
export async function runFuzz(options: FuzzOptions): Promise<FuzzReport> {
  const target = await startTarget(...fuzzFlags);
  installPrinters(target);
  const fixtures = createFixtures(target);
  const stopWatching = watchTarget(target);
  const state = createState(options);
  const reaper = reapSessions(target, fixtures);
  const doors = await createDoors();
  await Promise.all(
    doors.flatMap(({ door, cases }, index) =>
      Array.from({ length: lanes[door] }, (_, lane) =>
        runLane(
          { target, fixtures, state, door, cases },
          options.seed + index * 1000 + lane * 100_000,
        ),
      ),
    ),
  );
  const { runs, faults } = await reaper.finish();
  for (const fault of faults) state.find({ fault });
  const watched = await stopWatching();
  for (const fault of serverFaults(target, watched)) state.find({ fault });
  await target.stop();
  return {
    inputs: state.inputs,
    outcomes: state.outcomes,
    runs: runs + (state.inputs.get("native") ?? 0),
    findings: state.findings,
    watched,
  };
}

async function createDoors(): Promise<
  readonly { readonly door: keyof typeof lanes; readonly cases: Arbitrary<FuzzCase> }[]
> {
  const values = await createRandomValues();
  return [
    { door: "http", cases: randomRequests(values) },
    { door: "socket", cases: randomSockets(values) },
    { door: "native", cases: await createRandomNative("native", printingAgents) },
    { door: "translate", cases: await createRandomNative("translate", [...printingAgents, "acp"]) },
  ];
}

interface State {
  readonly inputs: Map<string, number>;
  readonly findings: readonly Finding[];
  readonly isOver: () => boolean;
  readonly count: (door: string) => void;
  /** Translations need no server: they must not take the time of the others. */
  readonly isAhead: (door: string) => boolean;
  /** Whether it is new. */
  readonly isNew: (fault: string) => boolean;
  readonly find: (finding: Finding) => void;
  readonly outcomes: ReadonlyMap<string, number>;
  readonly tally: (door: string, outcome: string) => void;
}

function createState({ minutes, count: most, onProgress }: FuzzOptions): State {
  const end = Date.now() + minutes * 60_000;
  const inputs = new Map<string, number>();
  const outcomes = new Map<string, number>();
  const findings: Finding[] = [];
  let all = 0;
  const countOf = (door: string): number => inputs.get(door) ?? 0;
  const isNew = (fault: string): boolean =>
    findings.every((known) => kindOf(known.fault) !== kindOf(fault));
  return {
    inputs,
    findings,
    isNew,
    outcomes,
    tally(door, outcome) {
      const key = `${door} ${outcome}`;
      outcomes.set(key, (outcomes.get(key) ?? 0) + 1);
    },
    isOver: () => Date.now() > end || all >= most,
    isAhead: (door) => door === "translate" && countOf(door) > countOf("http"),
    count(door) {
      inputs.set(door, countOf(door) + 1);
      if (++all % 1000 === 0) onProgress(all);
    },
    find(finding) {
      if (isNew(finding.fault)) findings.push(finding);
    },
  };
}

/** Faults of one kind differ in ids and numbers. */
const kindOf = (fault: string): string =>
  fault.replaceAll(/[\da-f-]{6,}|\d{4,}/g, "#").slice(0, 120);

interface Lane {
  readonly target: Target;
  readonly fixtures: Fixtures;
  readonly state: State;
  readonly door: FuzzCase["door"];
  readonly cases: Arbitrary<FuzzCase>;
}

/** Checks one case after the other; a fault is made as small as it goes, and each is found once. */
async function runLane(
  { target, fixtures, state, door, cases }: Lane,
  firstSeed: number,
): Promise<void> {
  for (let seed = firstSeed; !state.isOver(); seed++) {
    while (state.isAhead(door) && !state.isOver()) await sleep(50);
    const property = fc.asyncProperty(cases, async (one) => {
      if (state.isOver()) return;
      state.count(one.door);
      const faults = await checkCase(target, fixtures, one, (outcome) =>
        state.tally(one.door, outcome),
      );
      const fault = faults.find((found) => state.isNew(found));
      if (fault !== undefined) throw new Error(fault);
    });
    const { counterexample, errorInstance } = await fc.check(property, {
      seed,
      numRuns: casesPerBatch,
      interruptAfterTimeLimit: shrinkTimeoutMs,
    });
    const [small] = counterexample ?? [];
    if (small === undefined || !(errorInstance instanceof Error)) continue;
    const { message: fault } = errorInstance;
    const smallest = await dropLines(small, async (fewer) =>
      (await checkCase(target, fixtures, fewer)).some((other) => kindOf(other) === kindOf(fault)),
    );
    state.find({ fault, smallest });
  }
}
