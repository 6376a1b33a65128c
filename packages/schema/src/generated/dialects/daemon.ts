// @generated from schemas/v1/dialects/daemon.schema.json by `npm run generate`. Do not edit.

import { createUnionValidator } from "../../create-validator.ts";
import type { Validate } from "../../validation.ts";
import type { StreamEvent } from "../contract.ts";
import {
  StreamSystem as validateStreamSystem,
  StreamPartial as validateStreamPartial,
  StreamText as validateStreamText,
  StreamToolUse as validateStreamToolUse,
  StreamResult as validateStreamResult,
  StreamQueued as validateStreamQueued,
  StreamError as validateStreamError,
  StreamPing as validateStreamPing,
  StreamInterrupted as validateStreamInterrupted,
  StreamUnknown as validateStreamUnknown,
} from "../validators/dialects/daemon.js";

export type {
  StreamEvent,
  StreamSystem,
  StreamPartial,
  StreamText,
  StreamToolUse,
  StreamResult,
  StreamQueued,
  StreamError,
  StreamPing,
  StreamInterrupted,
  StreamUnknown,
  StreamQuestion,
  StreamQuestionOption,
} from "../contract.ts";

/** Checks a value against the schema `dialects/daemon`. */
export const validate: Validate<StreamEvent> = /* @__PURE__ */ createUnionValidator({
  tag: "type",
  members: {
    "system": validateStreamSystem,
    "partial": validateStreamPartial,
    "text": validateStreamText,
    "tool_use": validateStreamToolUse,
    "result": validateStreamResult,
    "queued": validateStreamQueued,
    "error": validateStreamError,
    "ping": validateStreamPing,
    "interrupted": validateStreamInterrupted,
  },
  unknown: validateStreamUnknown,
});

/** One `data:` line of the answer to `session.send`; `[DONE]` ends them. */
export const isStreamEvent = (value: unknown): value is StreamEvent => validate(value).ok;
