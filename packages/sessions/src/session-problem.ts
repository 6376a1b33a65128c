/** What may go wrong between a caller and the sessions. The gateway knows which status each has. */
export type ProblemKind =
  | "invalid"
  | "unknownAgent"
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
  /** Where, as a JSON Pointer. */
  readonly errors?: readonly { readonly path: string; readonly message: string }[];
  readonly allowed?: readonly string[];
  readonly retryAfterSeconds?: number;
}

/** A request that is not carried out: what was wrong, and the remedy. */
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
