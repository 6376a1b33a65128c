// @generated from schemas/v1/requests/turn.schema.json by `npm run generate`. Do not edit.

import { createValidator } from "../../create-validator.ts";
import type { Validate } from "../../validation.ts";
import type { TurnRequest } from "../contract.ts";
import { TurnRequest as compiled } from "../validators/requests/turn.js";

export type {
  TurnRequest,
  PromptPart,
  PromptText,
  PromptImage,
  PromptFile,
  McpServer,
  McpRegisteredServer,
  McpStdioServer,
  McpHttpServer,
  McpSseServer,
} from "../contract.ts";

/** Checks a value against the schema `requests/turn`. */
export const validate: Validate<TurnRequest> = /* @__PURE__ */ createValidator(compiled);

/** A further prompt in a session. */
export const isTurnRequest = (value: unknown): value is TurnRequest => validate(value).ok;
