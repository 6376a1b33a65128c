import {
  explainFailure,
  faultNames,
  findMinimal,
  simulateSeed,
  type FaultName,
} from "@agentstream/sessions/simulation";
import { expect, test } from "vitest";

const mostSeeds = 2000;

async function firstSeedOf(fault: FaultName): Promise<number | undefined> {
  for (let seed = 1; seed <= mostSeeds; seed++)
    if ((await simulateSeed(seed, { fault })).violation !== undefined) return seed;
  return undefined;
}

test("there are five faults", () => {
  expect(faultNames).toHaveLength(5);
});

test.each(faultNames)("the simulation finds %s", async (fault) => {
  const seed = await firstSeedOf(fault);
  if (seed === undefined) throw new Error(`No seed up to ${mostSeeds} found ${fault}.`);
  const minimal = await findMinimal(seed, fault);
  expect(minimal.outcome.violation).toBeDefined();
  const text = explainFailure(minimal);
  expect(text).toContain(`seed ${seed}`);
  expect(text).toContain(String(minimal.outcome.violation));
  expect(minimal.outcome.history.length).toBeGreaterThan(3);
  // without the fault nothing is wrong with it
  expect((await simulateSeed(seed)).violation).toBeUndefined();
});
