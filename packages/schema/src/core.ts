/* What is there without a validator: a process that needs few of them does not load all. */
export { isEvent, isExtensionEvent, isKnownEvent, isSchemaName, isUnknownEvent } from "./guards.ts";
export { limits } from "./limits.ts";
export { schemaMajor, schemaVersion } from "./schema-version.ts";
export { unhandled } from "./unhandled.ts";
export { nearestWord } from "./nearest-word.ts";
export { eventTypes, requestAliases, runRequestFields, schemaNames } from "./generated/names.ts";
export type { EventMap, EventType, SchemaName } from "./generated/names.ts";
export { createValidator } from "./create-validator.ts";
export type {
  CompiledValidator,
  Validate,
  ValidationError,
  ValidationResult,
} from "./validation.ts";
export type { UnknownTag } from "./unknown-tag.ts";
export * from "./generated/words.ts";
export { dispatch, type EventTable, type TagTable } from "./dispatch.ts";
export { forWord } from "./for-word.ts";
export { isListed } from "./is-listed.ts";
export type * from "./generated/contract.ts";
