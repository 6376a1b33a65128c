// @generated from schemas/v1/dialects/execute.schema.json by `npm run generate`. Do not edit.

import { createUnionValidator } from "../../create-validator.ts";
import type { Validate } from "../../validation.ts";
import type { OutputEvent } from "../contract.ts";
import {
  OutputAgentToken as validateOutputAgentToken,
  OutputThinking as validateOutputThinking,
  OutputToolCall as validateOutputToolCall,
  OutputToolResult as validateOutputToolResult,
  OutputSubagent as validateOutputSubagent,
  OutputHook as validateOutputHook,
  OutputUsage as validateOutputUsage,
  OutputStdout as validateOutputStdout,
  OutputStderr as validateOutputStderr,
  OutputError as validateOutputError,
  OutputSessionEnd as validateOutputSessionEnd,
  OutputUnknown as validateOutputUnknown,
} from "../validators/dialects/execute.js";

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
export const validate: Validate<OutputEvent> = /* @__PURE__ */ createUnionValidator({
  tag: "kind",
  members: {
    "agent_token": validateOutputAgentToken,
    "thinking": validateOutputThinking,
    "tool_call": validateOutputToolCall,
    "tool_result": validateOutputToolResult,
    "subagent": validateOutputSubagent,
    "hook": validateOutputHook,
    "usage": validateOutputUsage,
    "stdout": validateOutputStdout,
    "stderr": validateOutputStderr,
    "error": validateOutputError,
    "session_end": validateOutputSessionEnd,
  },
  unknown: validateOutputUnknown,
});

/** One `data:` line of `POST /v1/execute`. */
export const isOutputEvent = (value: unknown): value is OutputEvent => validate(value).ok;
