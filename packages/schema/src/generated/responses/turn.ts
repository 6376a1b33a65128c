// @generated from schemas/v1/responses/turn.schema.json by `npm run generate`. Do not edit.

import { createValidator } from "../../create-validator.ts";
import type { Validate } from "../../validation.ts";
import type { TurnAccepted } from "../contract.ts";
import { TurnAccepted as compiled } from "../validators/responses/turn.js";

export type {
  TurnAccepted,
} from "../contract.ts";

/** Checks a value against the schema `responses/turn`. */
export const validate: Validate<TurnAccepted> = /* @__PURE__ */ createValidator(compiled);

/** A further prompt was accepted. */
export const isTurnAccepted = (value: unknown): value is TurnAccepted => validate(value).ok;
