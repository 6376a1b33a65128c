// @generated from schemas/v1/responses/events.schema.json by `npm run generate`. Do not edit.

import { createValidator } from "../../create-validator.ts";
import type { Validate } from "../../validation.ts";
import type { EventPage } from "../contract.ts";
import { EventPage as compiled } from "../validators/responses/events.js";

export type {
  EventPage,
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
} from "../contract.ts";

/** Checks a value against the schema `responses/events`. */
export const validate: Validate<EventPage> = /* @__PURE__ */ createValidator(compiled);

/** A page of events. */
export const isEventPage = (value: unknown): value is EventPage => validate(value).ok;
