// @generated from schemas/v1/requests/execute.schema.json by `npm run generate`. Do not edit.

import { createValidator } from "../../create-validator.ts";
import type { Validate } from "../../validation.ts";
import type { ExecuteRequest } from "../contract.ts";
import { ExecuteRequest as compiled } from "../validators/requests/execute.js";

export type {
  ExecuteRequest,
  RequestedConfig,
} from "../contract.ts";

/** Checks a value against the schema `requests/execute`. */
export const validate: Validate<ExecuteRequest> = /* @__PURE__ */ createValidator(compiled);

/** Runs a task: the request of `POST /v1/execute`. */
export const isExecuteRequest = (value: unknown): value is ExecuteRequest => validate(value).ok;
