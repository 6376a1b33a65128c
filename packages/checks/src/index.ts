export { checkStep, type StepReport } from "./check-step.ts";
export { allMutations, mutate, mutations } from "./mutate-lines.ts";
export { spokenBy, type Speaker } from "./spoken-by.ts";
export { exitInput, translateStep } from "./translate-step.ts";
