export { checkRun, type CheckedRun } from "./check/check-run.ts";
export { readRecorded, type RecordedRun } from "./check/read-recorded.ts";
export { compareVendors, type Comparison } from "./compare/compare-vendors.ts";
export { compareShapes, type ShapeDrift } from "./drift/compare-shapes.ts";
export { shapesOf, type Shapes } from "./drift/shapes-of.ts";
export type * from "./generated/scenario.ts";
export type { InstalledCli } from "./clis/installed-cli.ts";
export { recordCase, type CaseResult, type RecordOptions } from "./record/record-case.ts";
export type { Case } from "./scenario/expectation.ts";
export { loadScenarios, validateScenario } from "./scenario/load-scenarios.ts";
export {
  startSimulator,
  type SimulatedRequest,
  type Simulator,
  type SimulatorOptions,
} from "./simulator/start-simulator.ts";
export type { Play } from "./simulator/create-play.ts";
export { UsageError } from "./usage-error.ts";
export { vendors, type Vendor } from "./vendors/index.ts";
