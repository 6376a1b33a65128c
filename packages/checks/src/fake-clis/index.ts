export type { FakeCall, FakeScript } from "./fake-script.ts";
export { faults, type FaultName } from "./faults.ts";
export { bundleProgram } from "./bundle-program.ts";
export { createFakeFolder, type FakeFolder } from "./install-fake.ts";
export { isLiving, livingProcesses } from "./living-processes.ts";
export { scriptOfStep } from "./script-of-step.ts";
