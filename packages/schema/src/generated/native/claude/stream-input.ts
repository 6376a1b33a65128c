// @generated from schemas/v1/native/claude/stream-input.schema.json by `npm run generate`. Do not edit.

import { createValidator } from "../../../create-validator.ts";
import type { Validate } from "../../../validation.ts";
import type { ClaudeInputMessage } from "../../types/native/claude/stream-input.ts";
import { ClaudeInputMessage as compiled } from "../../validators/native/claude/stream-input.js";

export type {
  ClaudeInputMessage,
  ClaudeUserInput,
  ClaudeUserInputContent,
  ClaudeUserBlock,
  ClaudeTextBlock,
  ClaudeImageBlock,
  ClaudeDocumentBlock,
  ClaudeToolResultBlock,
  ClaudeUnknownUserBlock,
  ClaudeToolResultPart,
  ClaudeUnknownToolResultPart,
  ClaudeMediaSource,
  ClaudeInlineSource,
  ClaudeUrlSource,
  ClaudeUnknownSource,
  ClaudeCitation,
  ClaudeCharCitation,
  ClaudeUnknownCitation,
  ClaudeHostRequest,
  ClaudeHostRequestBody,
  ClaudeInitializeRequest,
  ClaudeInterruptRequest,
  ClaudeSetModelRequest,
  ClaudeSetPermissionModeRequest,
  ClaudeSetMaxThinkingTokensRequest,
  ClaudeMcpMessageRequest,
  ClaudeStopTaskRequest,
  ClaudeBackgroundTasksRequest,
  ClaudeUnknownHostRequest,
  ClaudeHookMatcher,
  ClaudeHostResponse,
  ClaudeHostResponseBody,
  ClaudeHostSuccess,
  ClaudeHostError,
  ClaudeUnknownHostResponse,
  ClaudeHostAnswer,
  ClaudePermissionDeny,
  ClaudePermissionAllow,
  ClaudeElicitationAnswer,
  ClaudeMcpMessageAnswer,
  ClaudeHookAnswer,
  ClaudePermissionUpdate,
  ClaudeAddRules,
  ClaudeAddDirectories,
  ClaudeSetMode,
  ClaudeUnknownPermissionUpdate,
  ClaudePermissionRule,
  ClaudeControlCancelRequest,
  ClaudeKeepAlive,
  ClaudeUnknownInput,
} from "../../types/native/claude/stream-input.ts";

/** Checks a value against the schema `native/claude/stream-input`. */
export const validate: Validate<ClaudeInputMessage> = /* @__PURE__ */ createValidator(compiled);

/** One line that a host writes to Claude Code with `--input-format stream-json`. */
export const isClaudeInputMessage = (value: unknown): value is ClaudeInputMessage => validate(value).ok;
