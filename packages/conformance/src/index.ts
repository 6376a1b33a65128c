export { exitInput, translateStep } from "./translate-step.ts";
