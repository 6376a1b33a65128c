// @generated from schemas/v1/responses/api-session.schema.json by `npm run generate`. Do not edit.

import { createValidator } from "../../create-validator.ts";
import type { Validate } from "../../validation.ts";
import type { ApiSession } from "../contract.ts";
import { ApiSession as compiled } from "../validators/responses/api-session.js";

export type {
  ApiSession,
} from "../contract.ts";

/** Checks a value against the schema `responses/api-session`. */
export const validate: Validate<ApiSession> = /* @__PURE__ */ createValidator(compiled);

/** A session, as `/api/sessions` returns it. */
export const isApiSession = (value: unknown): value is ApiSession => validate(value).ok;
