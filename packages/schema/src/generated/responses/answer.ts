// @generated from schemas/v1/responses/answer.schema.json by `npm run generate`. Do not edit.

import { createValidator } from "../../create-validator.ts";
import type { Validate } from "../../validation.ts";
import type { AnswerAccepted } from "../contract.ts";
import { AnswerAccepted as compiled } from "../validators/responses/answer.js";

export type {
  AnswerAccepted,
} from "../contract.ts";

/** Checks a value against the schema `responses/answer`. */
export const validate: Validate<AnswerAccepted> = /* @__PURE__ */ createValidator(compiled);

/** The answer to a permission request or a question was accepted. */
export const isAnswerAccepted = (value: unknown): value is AnswerAccepted => validate(value).ok;
