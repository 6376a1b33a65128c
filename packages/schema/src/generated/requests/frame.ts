// @generated from schemas/v1/requests/frame.schema.json by `npm run generate`. Do not edit.

import { createValidator } from "../../create-validator.ts";
import type { Validate } from "../../validation.ts";
import type { ClientFrame } from "../contract.ts";
import { ClientFrame as compiled } from "../validators/requests/frame.js";

export type {
  ClientFrame,
  PermissionAnswerFrame,
  QuestionAnswerFrame,
  PromptFrame,
  InterruptFrame,
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

/** Checks a value against the schema `requests/frame`. */
export const validate: Validate<ClientFrame> = /* @__PURE__ */ createValidator(compiled);

/** What a client writes to the WebSocket of a session. */
export const isClientFrame = (value: unknown): value is ClientFrame => validate(value).ok;
