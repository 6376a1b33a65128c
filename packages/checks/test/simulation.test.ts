import {
  createScenario,
  explainFailure,
  findMinimal,
  simulate,
  simulateSeed,
} from "@agentstream/sessions/simulation";
import { expect, test } from "vitest";

import { sizeOf } from "./size-of.ts";

const seeds = sizeOf("SIMULATED_SEEDS", { usual: 2000, long: 10_000 });

test("several processes keep what one promises, whatever happens to them", async () => {
  const seen = { runs: 0, lost: 0, refused: 0, answers: 0, readers: 0 };
  for (let seed = 1; seed <= seeds; seed++) {
    const { violation, counts } = await simulateSeed(seed);
    if (violation !== undefined) throw new Error(explainFailure(await findMinimal(seed)));
    for (const name of ["runs", "lost", "refused", "answers", "readers"] as const)
      seen[name] += counts[name];
  }
  // all of this has happened, so that it was tested
  expect(seen.runs).toBeGreaterThan(2 * seeds);
  expect(seen.lost).toBeGreaterThan(seeds / 20);
  expect(seen.refused).toBeGreaterThan(seeds / 100);
  expect(seen.answers).toBeGreaterThan(seeds / 2);
  expect(seen.readers).toBeGreaterThan(2 * seeds);
});

test("a scenario has one history", async () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const play = () => simulate(createScenario(seed), { keepsHistory: true });
    const [one, two] = [await play(), await play()];
    expect(one.history.length).toBeGreaterThan(20);
    expect(two).toEqual(one);
  }
});
