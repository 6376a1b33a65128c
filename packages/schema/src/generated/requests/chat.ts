// @generated from schemas/v1/requests/chat.schema.json by `npm run generate`. Do not edit.

import { createValidator } from "../../create-validator.ts";
import type { Validate } from "../../validation.ts";
import type { ChatRequest } from "../contract.ts";
import { ChatRequest as compiled } from "../validators/requests/chat.js";

export type {
  McpServer,
  McpRegisteredServer,
  McpStdioServer,
  McpHttpServer,
  McpSseServer,
  ChatRequest,
  ChatMessage,
  ChatPart,
  ChatText,
  ChatFile,
  ChatCall,
  ChatUnknownPart,
  ChatApproval,
  RequestedConfig,
} from "../contract.ts";

/** Checks a value against the schema `requests/chat`. */
export const validate: Validate<ChatRequest> = /* @__PURE__ */ createValidator(compiled);

/** A message of a chat: what the AI SDK's chat transport sends. */
export const isChatRequest = (value: unknown): value is ChatRequest => validate(value).ok;
