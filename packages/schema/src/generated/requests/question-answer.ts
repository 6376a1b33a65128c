// @generated from schemas/v1/requests/question-answer.schema.json by `npm run generate`. Do not edit.

import { createValidator } from "../../create-validator.ts";
import type { Validate } from "../../validation.ts";
import type { QuestionAnswer } from "../contract.ts";
import { QuestionAnswer as compiled } from "../validators/requests/question-answer.js";

export type {
  QuestionAnswer,
} from "../contract.ts";

/** Checks a value against the schema `requests/question-answer`. */
export const validate: Validate<QuestionAnswer> = /* @__PURE__ */ createValidator(compiled);

/** The answers to the questions of one request. */
export const isQuestionAnswer = (value: unknown): value is QuestionAnswer => validate(value).ok;
