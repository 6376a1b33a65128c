import type { TSchema } from "typebox";

import {
  count,
  integer,
  oneOf,
  open,
  optional,
  string,
  words,
  type Definitions,
} from "../vocabulary.ts";

export const reasons = ["completed", "failed", "cancelled", "timeout"];

export const details = [
  "maxTurns",
  "maxBudget",
  "interrupted",
  "signal",
  "idleTimeout",
  "totalTimeout",
  "spawn",
  "startup",
  "protocol",
  "noResult",
  "denied",
  "loop",
  "hookStopped",
  "promptBlocked",
  "toolDeferred",
  "noStructuredOutput",
  "noText",
  "refusal",
  "gatewayRestart",
  "other",
];

const errorCodes = [
  "connectionFailed",
  "authenticationFailed",
  "sessionNotFound",
  "permissionDenied",
  "toolExecutionFailed",
  "timeout",
  "protocolError",
  "rateLimited",
  "overloaded",
  "serverError",
  "contextOverflow",
  "invalidRequest",
  "contentFiltered",
  "emptyResponse",
  "cancelled",
  "noResult",
  "unsupported",
  "unknown",
];

export const errorCode = (): TSchema => oneOf(errorCodes, "Why, the same word for every agent.");

export const outcome: Definitions = {
  PermissionDenial: open("Something that the agent was not allowed to do.", {
    toolId: optional(string()),
    toolName: optional(string()),
    message: optional(string()),
    source: optional(words(["answer", "expired", "vendor", "stderr"], "Where it is known from.")),
  }),
  Retry: open("A failed attempt that will be made again.", {
    attempt: optional(count("Which attempt failed, from 1.")),
    maxAttempts: optional(count()),
    delayMs: optional(integer("How long until the next attempt.", { minimum: 0 })),
  }),
};
