// @generated from schemas/v1/dialects/execute.schema.json by `npm run generate`. Do not edit.

import { createValidator } from "../../create-validator.ts";
import type { Validate } from "../../validation.ts";
import type { OutputEvent } from "../contract.ts";
import { OutputEvent as compiled } from "../validators/dialects/execute.js";

export type {
  OutputEvent,
  OutputAgentToken,
  OutputThinking,
  OutputToolCall,
  OutputToolResult,
  OutputSubagent,
  OutputHook,
  OutputUsage,
  OutputStdout,
  OutputStderr,
  OutputError,
  OutputSessionEnd,
  OutputUnknown,
} from "../contract.ts";

/** Checks a value against the schema `dialects/execute`. */
export const validate: Validate<OutputEvent> = /* @__PURE__ */ createValidator(compiled);

/** One `data:` line of `POST /v1/execute`. */
export const isOutputEvent = (value: unknown): value is OutputEvent => validate(value).ok;
