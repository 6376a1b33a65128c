/** Why a request is refused. The gateway has a status for each. */
export type ProblemKind =
  | "invalid"
  | "unknownAgent"
  | "agentNotInstalled"
  | "forbidden"
  | "exceedsCap"
  | "notFound"
  | "busy"
  | "keyReused"
  | "alreadyAnswered"
  | "gone"
  | "tooMany"
  | "storageFull"
  | "stopping";

export interface ProblemDetails {
  /** `path` is a JSON Pointer into the request. */
  readonly errors?: readonly { readonly path: string; readonly message: string }[];
  readonly allowed?: readonly string[];
  readonly retryAfterSeconds?: number;
}

/** A refused request: what was wrong, and the remedy. */
export class SessionProblem extends Error {
  readonly kind: ProblemKind;
  readonly details: ProblemDetails;

  constructor(kind: ProblemKind, detail: string, details: ProblemDetails = {}) {
    super(detail);
    this.kind = kind;
    this.details = details;
  }
}

/** One field is wrong. */
export const fieldProblem = (
  path: string,
  message: string,
  kind: ProblemKind = "invalid",
): SessionProblem => new SessionProblem(kind, message, { errors: [{ path, message }] });
