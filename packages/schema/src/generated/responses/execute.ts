// @generated from schemas/v1/responses/execute.schema.json by `npm run generate`. Do not edit.

import { createValidator } from "../../create-validator.ts";
import type { Validate } from "../../validation.ts";
import type { ExecuteResult } from "../contract.ts";
import { ExecuteResult as compiled } from "../validators/responses/execute.js";

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
  ExecuteResult,
} from "../contract.ts";

/** Checks a value against the schema `responses/execute`. */
export const validate: Validate<ExecuteResult> = /* @__PURE__ */ createValidator(compiled);

/** A task and its whole outcome, as one value. */
export const isExecuteResult = (value: unknown): value is ExecuteResult => validate(value).ok;
