import { schemaNames, type SchemaName } from "./generated/names.ts";
import { validators, type SchemaMap } from "./generated/registry.ts";
import { nearestWord } from "./nearest-word.ts";
import type { ValidationResult } from "./validation.ts";

/** Checks a value against one of the schemas, by its name. Knows them all: import one alone from its sub-path. */
export const validate = <Name extends SchemaName>(
  schemaName: Name,
  value: unknown,
): ValidationResult<SchemaMap[Name]> => {
  // a name from JavaScript can be any string
  if (Object.hasOwn(validators, schemaName)) return validators[schemaName](value);
  const near = nearestWord(schemaName, schemaNames);
  const hint =
    near === undefined ? "`schemaNames` lists them." : `Did you mean ${JSON.stringify(near)}?`;
  throw new TypeError(`There is no schema ${JSON.stringify(schemaName)}. ${hint}`);
};
