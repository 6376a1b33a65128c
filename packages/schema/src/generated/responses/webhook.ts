// @generated from schemas/v1/responses/webhook.schema.json by `npm run generate`. Do not edit.

import { createValidator } from "../../create-validator.ts";
import type { Validate } from "../../validation.ts";
import type { WebhookMessage } from "../contract.ts";
import { WebhookMessage as compiled } from "../validators/responses/webhook.js";

export type {
  WebhookMessage,
  PermissionRequestedMessage,
  QuestionAskedMessage,
  RunEndedMessage,
  UnknownWebhookMessage,
  PermissionRequestedEventData,
  QuestionAskedEventData,
  SessionEndedEventData,
  SessionEndedEvent,
  PermissionRequestedEvent,
  QuestionAskedEvent,
  Origin,
  TokenUsage,
  PermissionDenial,
  Location,
  ProposedChange,
  PermissionOption,
  Question,
  QuestionOption,
} from "../contract.ts";

/** Checks a value against the schema `responses/webhook`. */
export const validate: Validate<WebhookMessage> = /* @__PURE__ */ createValidator(compiled);

/** The body of a request that the gateway sends to a webhook. */
export const isWebhookMessage = (value: unknown): value is WebhookMessage => validate(value).ok;
