// @generated from schemas/v1/responses/session.schema.json by `npm run generate`. Do not edit.

import { createValidator } from "../../create-validator.ts";
import type { Validate } from "../../validation.ts";
import type { Session } from "../contract.ts";
import { Session as compiled } from "../validators/responses/session.js";

export type {
  Session,
  TokenUsage,
} from "../contract.ts";

/** Checks a value against the schema `responses/session`. */
export const validate: Validate<Session> = /* @__PURE__ */ createValidator(compiled);

/** A session, as the gateway returns it. */
export const isSession = (value: unknown): value is Session => validate(value).ok;
