// @generated from schemas/v1/requests/run.schema.json by `npm run generate`. Do not edit.

import { createValidator } from "../../create-validator.ts";
import type { Validate } from "../../validation.ts";
import type { RunRequest } from "../contract.ts";
import { RunRequest as compiled } from "../validators/requests/run.js";

export type {
  RunRequest,
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

/** Checks a value against the schema `requests/run`. */
export const validate: Validate<RunRequest> = /* @__PURE__ */ createValidator(compiled);

/** One run of one agent: what an adapter plans from. */
export const isRunRequest = (value: unknown): value is RunRequest => validate(value).ok;
