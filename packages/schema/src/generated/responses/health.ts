// @generated from schemas/v1/responses/health.schema.json by `npm run generate`. Do not edit.

import { createValidator } from "../../create-validator.ts";
import type { Validate } from "../../validation.ts";
import type { Health } from "../contract.ts";
import { Health as compiled } from "../validators/responses/health.js";

export type {
  Health,
} from "../contract.ts";

/** Checks a value against the schema `responses/health`. */
export const validate: Validate<Health> = /* @__PURE__ */ createValidator(compiled);

/** Whether the server is alive, or accepts requests. */
export const isHealth = (value: unknown): value is Health => validate(value).ok;
