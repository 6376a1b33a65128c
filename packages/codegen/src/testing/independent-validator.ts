import { Validator, type Schema } from "@cfworker/json-schema";

import { isObject } from "../read-json.ts";

/** A second opinion: another validator, which reads the published schema as it stands. */
export function independentValidator(
  schema: unknown,
  definition?: string,
): (value: unknown) => boolean {
  if (!isObject(schema)) throw new Error("no schema");
  const { $id: _, ...rest } = schema;
  // eslint-disable-next-line typescript/no-unsafe-type-assertion -- the validator checks it itself
  const root = (
    definition === undefined ? rest : { ...rest, $ref: `#/$defs/${definition}` }
  ) as Schema;
  const validator = new Validator(root, "2020-12");
  return (value) => validator.validate(value).valid;
}
