import type { FaultName } from "./faults.ts";
import { createScenario, type Scenario } from "./scenario.ts";
import { simulate, type Outcome } from "./simulate.ts";

export interface Minimal {
  readonly scenario: Scenario;
  readonly outcome: Outcome;
}

/** Leaves out of a failing scenario what it does not need in order to fail. */
export async function findMinimal(seed: number, fault?: FaultName): Promise<Minimal> {
  const options = { fault, keepsHistory: true };
  let scenario = createScenario(seed);
  let outcome = await simulate(scenario, options);
  for (let at = scenario.actions.length - 1; at >= 0; at--) {
    const actions = scenario.actions.toSpliced(at, 1);
    const tried = await simulate({ ...scenario, actions }, options);
    if (tried.violation === undefined) continue;
    scenario = { ...scenario, actions };
    outcome = tried;
  }
  return { scenario, outcome };
}

/** For the one that must find the cause. */
export const explainFailure = ({ scenario, outcome }: Minimal): string =>
  [
    `seed ${scenario.seed}: ${outcome.violation}`,
    "the minimum that fails so:",
    ...scenario.actions.map((action) => `  ${JSON.stringify(action)}`),
    "its history:",
    ...outcome.history.map((line) => `  ${line}`),
  ].join("\n");
