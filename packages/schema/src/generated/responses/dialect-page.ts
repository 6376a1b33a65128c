// @generated from schemas/v1/responses/dialect-page.schema.json by `npm run generate`. Do not edit.

import { createValidator } from "../../create-validator.ts";
import type { Validate } from "../../validation.ts";
import type { DialectPage } from "../contract.ts";
import { DialectPage as compiled } from "../validators/responses/dialect-page.js";

export type {
  DialectPage,
} from "../contract.ts";

/** Checks a value against the schema `responses/dialect-page`. */
export const validate: Validate<DialectPage> = /* @__PURE__ */ createValidator(compiled);

/** A page of the values of a dialect. */
export const isDialectPage = (value: unknown): value is DialectPage => validate(value).ok;
