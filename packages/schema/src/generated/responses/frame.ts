// @generated from schemas/v1/responses/frame.schema.json by `npm run generate`. Do not edit.

import { createValidator } from "../../create-validator.ts";
import type { Validate } from "../../validation.ts";
import type { ServerFrame } from "../contract.ts";
import { ServerFrame as compiled } from "../validators/responses/frame.js";

export type {
  ServerFrame,
  AckFrame,
  ProblemFrame,
  EventFrame,
  Problem,
  ProblemError,
} from "../contract.ts";

/** Checks a value against the schema `responses/frame`. */
export const validate: Validate<ServerFrame> = /* @__PURE__ */ createValidator(compiled);

/** Frames that the server writes to the WebSocket of a session, except events and connection events. */
export const isServerFrame = (value: unknown): value is ServerFrame => validate(value).ok;
