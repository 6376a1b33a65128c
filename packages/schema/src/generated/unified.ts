// @generated from schemas/v1/unified.schema.json by `npm run generate`. Do not edit.

import { createValidator } from "./../create-validator.ts";
import type { Validate } from "./../validation.ts";
import type { UnifiedEvent } from "./contract.ts";
import { UnifiedEvent as compiled } from "./validators/unified.js";

export type {
  UnifiedEvent,
  KnownEvent,
  SessionStartedEvent,
  SessionUpdatedEvent,
  SessionEndedEvent,
  TurnStartedEvent,
  UserMessageEvent,
  TurnCompletedEvent,
  TurnFailedEvent,
  UsageReportedEvent,
  ContextCompactedEvent,
  TextChunkEvent,
  ThinkingChunkEvent,
  BlockDiscardedEvent,
  ToolInputChunkEvent,
  ToolStartedEvent,
  ToolProgressEvent,
  ToolCompletedEvent,
  ToolFailedEvent,
  FileChangedEvent,
  PlanUpdatedEvent,
  PermissionRequestedEvent,
  PermissionResolvedEvent,
  QuestionAskedEvent,
  QuestionAnsweredEvent,
  SubagentStartedEvent,
  SubagentCompletedEvent,
  TaskStartedEvent,
  TaskProgressEvent,
  TaskCompletedEvent,
  HookStartedEvent,
  HookProgressEvent,
  HookCompletedEvent,
  ErrorEvent,
  LogEvent,
  RawOutputEvent,
  RateLimitUpdatedEvent,
  ExtensionEvent,
  UnknownEvent,
  Origin,
  TokenUsage,
  SessionConfig,
  PermissionDenial,
  Retry,
  Location,
  ProposedChange,
  PlanEntry,
  PermissionOption,
  Question,
  QuestionOption,
} from "./contract.ts";

/** Checks a value against the schema `unified`. */
export const validate: Validate<UnifiedEvent> = /* @__PURE__ */ createValidator(compiled);

/** One event of the unified stream. */
export const isUnifiedEvent = (value: unknown): value is UnifiedEvent => validate(value).ok;
