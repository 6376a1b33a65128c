// @generated from schemas/v1/responses/problem.schema.json by `npm run generate`. Do not edit.

import { createValidator } from "../../create-validator.ts";
import type { Validate } from "../../validation.ts";
import type { Problem } from "../contract.ts";
import { Problem as compiled } from "../validators/responses/problem.js";

export type {
  Problem,
  ProblemError,
} from "../contract.ts";

/** Checks a value against the schema `responses/problem`. */
export const validate: Validate<Problem> = /* @__PURE__ */ createValidator(compiled);

/** Why a request was refused, and what to do (`application/problem+json`). */
export const isProblem = (value: unknown): value is Problem => validate(value).ok;
