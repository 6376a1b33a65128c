import type { ErrorCode, Problem } from "@agentstream/schema";

/** The facts of an error that are known in addition to its code and message. */
export interface ErrorDetails {
  /** What the other side printed or sent, as it came. */
  readonly nativeError?: string | undefined;
  readonly agentType?: string | undefined;
  /** The answer of the gateway, where it refused a request. */
  readonly problem?: Problem | undefined;
  /** The same may succeed later: the client repeats it. */
  readonly isTransient?: boolean | undefined;
  /** How long the other side asks to wait before that. */
  readonly retryAfterMs?: number | undefined;
  readonly cause?: unknown;
}

/** Why a call, a stream or a run failed. */
export class AgentError extends Error {
  override readonly name = "AgentError";
  readonly code: ErrorCode | (string & {});
  readonly nativeError: string | undefined;
  readonly agentType: string | undefined;
  readonly problem: Problem | undefined;
  readonly isTransient: boolean;
  readonly retryAfterMs: number | undefined;

  constructor(code: AgentError["code"], message: string, details: ErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.code = code;
    this.nativeError = details.nativeError;
    this.agentType = details.agentType;
    this.problem = details.problem;
    this.isTransient = details.isTransient ?? false;
    this.retryAfterMs = details.retryAfterMs;
  }
}

/** The same error, with the agent that it is about. */
export function withAgentType(error: unknown, agentType: string | undefined): unknown {
  if (!(error instanceof AgentError) || error.agentType !== undefined || agentType === undefined)
    return error;
  const { code, message, nativeError, problem, isTransient, retryAfterMs, cause } = error;
  return new AgentError(code, message, {
    nativeError,
    agentType,
    problem,
    isTransient,
    retryAfterMs,
    cause,
  });
}
