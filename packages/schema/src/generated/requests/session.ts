// @generated from schemas/v1/requests/session.schema.json by `npm run generate`. Do not edit.

import { createValidator } from "../../create-validator.ts";
import type { Validate } from "../../validation.ts";
import type { SessionRequest } from "../contract.ts";
import { SessionRequest as compiled } from "../validators/requests/session.js";

export type {
  SessionRequest,
  PromptPart,
  PromptText,
  PromptImage,
  PromptFile,
  McpServer,
  McpRegisteredServer,
  McpStdioServer,
  McpHttpServer,
  McpSseServer,
  RequestedConfig,
} from "../contract.ts";

/** Checks a value against the schema `requests/session`. */
export const validate: Validate<SessionRequest> = /* @__PURE__ */ createValidator(compiled);

/** Starts a session. */
export const isSessionRequest = (value: unknown): value is SessionRequest => validate(value).ok;
