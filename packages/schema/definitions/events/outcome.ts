import type { TSchema } from "typebox";

import * as t from "../vocabulary.ts";

/** Closed: every reader must know how a run ended. */
export const reasons = t.wordList("SessionEndReason", [
  "completed",
  "failed",
  "cancelled",
  "timeout",
]);

export const details = t.wordList("SessionDetail", [
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
  "hostLost",
  "homeGone",
  "runMoved",
  "outputTruncated",
  "other",
]);

export const exitCauses = t.wordList("ExitCause", ["hostEnded", "vendorCode"]);

export const costSources = t.wordList("CostSource", ["reported", "estimated"]);

const errorCodes = t.wordList("ErrorCode", [
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
  "agentNotInstalled",
  "limitExceeded",
  "unknown",
]);

const denialSources = t.wordList("DenialSource", [
  "answer",
  "expired",
  "vendor",
  "stderr",
  "inferred",
]);

export const errorCode = (): TSchema =>
  t.listed(errorCodes, "The cause, with the same words for every agent.");

export const outcome: t.Definitions = {
  PermissionDenial: t.open("An action that the agent was denied.", {
    toolId: t.optional(t.string()),
    toolName: t.optional(t.string()),
    message: t.optional(t.string()),
    source: t.optional(t.listed(denialSources, "The source of the denial.")),
  }),
  Retry: t.open("A failed attempt that will be retried.", {
    attempt: t.optional(t.count("Which attempt failed, from 1.")),
    maxAttempts: t.optional(t.count()),
    delayMs: t.optional(t.integer("How long until the next attempt.", { minimum: 0 })),
  }),
};
