export { kindOf } from "./check-counts.ts";
export { checkDialect } from "./check-dialect.ts";
export { recordedRuns, type RecordedRun } from "./recorded-runs.ts";
export { valuesOf } from "./values-of.ts";
export { shownCalls } from "./shown-calls.ts";
