// @generated from schemas/v1/responses/api-agent.schema.json by `npm run generate`. Do not edit.

import { createValidator } from "../../create-validator.ts";
import type { Validate } from "../../validation.ts";
import type { ApiAgent } from "../contract.ts";
import { ApiAgent as compiled } from "../validators/responses/api-agent.js";

export type {
  ApiAgent,
} from "../contract.ts";

/** Checks a value against the schema `responses/api-agent`. */
export const validate: Validate<ApiAgent> = /* @__PURE__ */ createValidator(compiled);

/** An agent, as `/api/agents` lists it. */
export const isApiAgent = (value: unknown): value is ApiAgent => validate(value).ok;
