import type { TSchema } from "typebox";

import {
  count,
  integer,
  listed,
  open,
  optional,
  string,
  wordList,
  type Definitions,
} from "../vocabulary.ts";

/** Closed: every reader must know how a run ended. */
export const reasons = wordList("SessionEndReason", [
  "completed",
  "failed",
  "cancelled",
  "timeout",
]);

export const details = wordList("SessionDetail", [
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
  "runMoved",
  "outputTruncated",
  "other",
]);

export const exitCauses = wordList("ExitCause", ["hostEnded", "vendorCode"]);

export const costSources = wordList("CostSource", ["reported", "estimated"]);

const errorCodes = wordList("ErrorCode", [
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

const denialSources = wordList("DenialSource", [
  "answer",
  "expired",
  "vendor",
  "stderr",
  "inferred",
]);

export const errorCode = (): TSchema => listed(errorCodes, "Why, the same word for every agent.");

export const outcome: Definitions = {
  PermissionDenial: open("Something that the agent was not allowed to do.", {
    toolId: optional(string()),
    toolName: optional(string()),
    message: optional(string()),
    source: optional(listed(denialSources, "Where it is known from.")),
  }),
  Retry: open("A failed attempt that will be made again.", {
    attempt: optional(count("Which attempt failed, from 1.")),
    maxAttempts: optional(count()),
    delayMs: optional(integer("How long until the next attempt.", { minimum: 0 })),
  }),
};
