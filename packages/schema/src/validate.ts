import type { SchemaName } from "./generated/names.ts";
import { validators } from "./generated/registry.ts";
import type { ValidationResult } from "./validation.ts";

/** Checks a value against one of the schemas, by its name. Knows them all: import one alone from its sub-path. */
export const validate = (schemaName: SchemaName, value: unknown): ValidationResult =>
  validators[schemaName](value);
