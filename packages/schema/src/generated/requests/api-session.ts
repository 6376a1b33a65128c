// @generated from schemas/v1/requests/api-session.schema.json by `npm run generate`. Do not edit.

import { createValidator } from "../../create-validator.ts";
import type { Validate } from "../../validation.ts";
import type { ApiSessionRequest } from "../contract.ts";
import { ApiSessionRequest as compiled } from "../validators/requests/api-session.js";

export type {
  ApiSessionRequest,
} from "../contract.ts";

/** Checks a value against the schema `requests/api-session`. */
export const validate: Validate<ApiSessionRequest> = /* @__PURE__ */ createValidator(compiled);

/** Starts a session: the request of `POST /api/sessions`. */
export const isApiSessionRequest = (value: unknown): value is ApiSessionRequest => validate(value).ok;
