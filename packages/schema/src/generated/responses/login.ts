// @generated from schemas/v1/responses/login.schema.json by `npm run generate`. Do not edit.

import { createValidator } from "../../create-validator.ts";
import type { Validate } from "../../validation.ts";
import type { LoginResult } from "../contract.ts";
import { LoginResult as compiled } from "../validators/responses/login.js";

export type {
  LoginResult,
} from "../contract.ts";

/** Checks a value against the schema `responses/login`. */
export const validate: Validate<LoginResult> = /* @__PURE__ */ createValidator(compiled);

/** The caller is logged in: the answer of `POST /v1/login`. */
export const isLoginResult = (value: unknown): value is LoginResult => validate(value).ok;
