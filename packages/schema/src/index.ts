export { validate } from "./validate.ts";
export { validate as validateEvent, isUnifiedEvent } from "./generated/unified.ts";
export * from "./core.ts";
