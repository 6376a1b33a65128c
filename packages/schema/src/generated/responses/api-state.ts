// @generated from schemas/v1/responses/api-state.schema.json by `npm run generate`. Do not edit.

import { createValidator } from "../../create-validator.ts";
import type { Validate } from "../../validation.ts";
import type { ApiSessionState } from "../contract.ts";
import { ApiSessionState as compiled } from "../validators/responses/api-state.js";

export type {
  ApiSessionState,
} from "../contract.ts";

/** Checks a value against the schema `responses/api-state`. */
export const validate: Validate<ApiSessionState> = /* @__PURE__ */ createValidator(compiled);

/** The state of a session: the answer to its creation and its cancellation. */
export const isApiSessionState = (value: unknown): value is ApiSessionState => validate(value).ok;
