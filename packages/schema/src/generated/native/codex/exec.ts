// @generated from schemas/v1/native/codex/exec.schema.json by `npm run generate`. Do not edit.

import { createValidator } from "../../../create-validator.ts";
import type { Validate } from "../../../validation.ts";
import type { CodexLine } from "../../types/native/codex/exec.ts";
import {
  CodexLine as validateCodexLine,
} from "../../validators/native/codex/exec.js";

export type {
  CodexLine,
  CodexEvent,
  CodexUnknownEvent,
  CodexThreadStarted,
  CodexTurnStarted,
  CodexTurnCompleted,
  CodexUsage,
  CodexTurnFailed,
  CodexFailure,
  CodexError,
  CodexSessionCreated,
  CodexResult,
  CodexBareText,
  CodexItemStarted,
  CodexItemStartedLine,
  CodexItemUpdated,
  CodexItemUpdatedLine,
  CodexItemCompleted,
  CodexItemCompletedLine,
  CodexFlatItemStarted,
  CodexFlatItemCompleted,
  CodexFlatItemUpdated,
  CodexFlatAgentMessage,
  CodexFlatCommandExecution,
  CodexFlatFileChange,
  CodexFlatChange,
  CodexFlatMcpToolCall,
  CodexFlatUnknownItem,
  CodexItemForm,
  CodexItem,
  CodexUnknownItem,
  CodexOlderItem,
  CodexAgentMessageItem,
  CodexReasoningItem,
  CodexErrorItem,
  CodexTodoListItem,
  CodexTodo,
  CodexCommandExecutionItem,
  CodexFileChangeItem,
  CodexFileUpdate,
  CodexMcpToolCallItem,
  CodexMcpResult,
  CodexMcpError,
  CodexWebSearchItem,
  CodexWebSearchAction,
  CodexCollabToolCallItem,
  CodexAgentState,
  CodexMcpContent,
  CodexMcpText,
  CodexMcpImage,
  CodexMcpUnknownContent,
} from "../../types/native/codex/exec.ts";

/** Checks a value against the schema `native/codex/exec`. */
export const validate: Validate<CodexLine> = /* @__PURE__ */ createValidator(validateCodexLine);

/** One line of what `codex exec --json` prints. Also the older forms of it that readers meet: items tagged by `item_type`, flat lines without an `item`, and one result with a `text`. */
export const isCodexLine = (value: unknown): value is CodexLine => validate(value).ok;
