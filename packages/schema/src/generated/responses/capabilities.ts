// @generated from schemas/v1/responses/capabilities.schema.json by `npm run generate`. Do not edit.

import { createValidator } from "../../create-validator.ts";
import type { Validate } from "../../validation.ts";
import type { AgUiCapabilities } from "../contract.ts";
import { AgUiCapabilities as compiled } from "../validators/responses/capabilities.js";

export type {
  AgUiCapabilities,
} from "../contract.ts";

/** Checks a value against the schema `responses/capabilities`. */
export const validate: Validate<AgUiCapabilities> = /* @__PURE__ */ createValidator(compiled);

/** The capabilities that the gateway offers to AG-UI clients. */
export const isAgUiCapabilities = (value: unknown): value is AgUiCapabilities => validate(value).ok;
