// @generated from schemas/v1/responses/schemas.schema.json by `npm run generate`. Do not edit.

import { createValidator } from "../../create-validator.ts";
import type { Validate } from "../../validation.ts";
import type { SchemaIndex } from "../contract.ts";
import { SchemaIndex as compiled } from "../validators/responses/schemas.js";

export type {
  SchemaIndex,
  SchemaEntry,
  SchemaUnion,
  SchemaKey,
  SchemaExtension,
} from "../contract.ts";

/** Checks a value against the schema `responses/schemas`. */
export const validate: Validate<SchemaIndex> = /* @__PURE__ */ createValidator(compiled);

/** All schemas. */
export const isSchemaIndex = (value: unknown): value is SchemaIndex => validate(value).ok;
