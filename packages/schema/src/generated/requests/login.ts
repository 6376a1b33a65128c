// @generated from schemas/v1/requests/login.schema.json by `npm run generate`. Do not edit.

import { createValidator } from "../../create-validator.ts";
import type { Validate } from "../../validation.ts";
import type { LoginRequest } from "../contract.ts";
import { LoginRequest as compiled } from "../validators/requests/login.js";

export type {
  LoginRequest,
} from "../contract.ts";

/** Checks a value against the schema `requests/login`. */
export const validate: Validate<LoginRequest> = /* @__PURE__ */ createValidator(compiled);

/** A login for browsers: the request of `POST /v1/login`. */
export const isLoginRequest = (value: unknown): value is LoginRequest => validate(value).ok;
