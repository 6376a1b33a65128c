import { AgentError } from "@agentstream/client";
import type { ErrorCode } from "@agentstream/schema";
import { SessionProblem, type ProblemKind } from "@agentstream/sessions";

const codes: Readonly<Record<ProblemKind, ErrorCode>> = {
  invalid: "invalidRequest",
  unknownAgent: "invalidRequest",
  agentNotInstalled: "agentNotInstalled",
  forbidden: "permissionDenied",
  exceedsCap: "permissionDenied",
  notFound: "sessionNotFound",
  busy: "invalidRequest",
  keyReused: "invalidRequest",
  alreadyAnswered: "invalidRequest",
  gone: "invalidRequest",
  tooMany: "rateLimited",
  storageFull: "overloaded",
  stopping: "overloaded",
};

/** A refusal of the sessions, as a client reports it. */
export function errorOfProblem(error: unknown): unknown {
  if (!(error instanceof SessionProblem)) return error;
  const { kind, message, details } = error;
  const code = codes[kind];
  return new AgentError(code, message, {
    isTransient: kind === "tooMany" || kind === "storageFull",
    retryAfterMs:
      details.retryAfterSeconds === undefined ? undefined : details.retryAfterSeconds * 1000,
    cause: error,
  });
}
