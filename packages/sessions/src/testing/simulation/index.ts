export { faultNames, type FaultName } from "./faults.ts";
export { explainFailure, findMinimal, type Minimal } from "./find-minimal.ts";
export { createScenario, type Action, type Scenario } from "./scenario.ts";
export { simulate, simulateSeed, type Outcome } from "./simulate.ts";
