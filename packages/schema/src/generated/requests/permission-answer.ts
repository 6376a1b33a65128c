// @generated from schemas/v1/requests/permission-answer.schema.json by `npm run generate`. Do not edit.

import { createValidator } from "../../create-validator.ts";
import type { Validate } from "../../validation.ts";
import type { PermissionAnswer } from "../contract.ts";
import { PermissionAnswer as compiled } from "../validators/requests/permission-answer.js";

export type {
  PermissionAnswer,
} from "../contract.ts";

/** Checks a value against the schema `requests/permission-answer`. */
export const validate: Validate<PermissionAnswer> = /* @__PURE__ */ createValidator(compiled);

/** The answer to a permission request. */
export const isPermissionAnswer = (value: unknown): value is PermissionAnswer => validate(value).ok;
