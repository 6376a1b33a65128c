// @generated from schemas/v1/responses/sessions.schema.json by `npm run generate`. Do not edit.

import { createValidator } from "../../create-validator.ts";
import type { Validate } from "../../validation.ts";
import type { SessionPage } from "../contract.ts";
import { SessionPage as compiled } from "../validators/responses/sessions.js";

export type {
  Session,
  SessionPage,
  TokenUsage,
} from "../contract.ts";

/** Checks a value against the schema `responses/sessions`. */
export const validate: Validate<SessionPage> = /* @__PURE__ */ createValidator(compiled);

/** A page of sessions. */
export const isSessionPage = (value: unknown): value is SessionPage => validate(value).ok;
