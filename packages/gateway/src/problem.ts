import type { Problem } from "@agentstream/schema";
import {
  SessionProblem,
  type ProblemDetails,
  type ProblemKind,
  StoreFullError,
} from "@agentstream/sessions";
import { wellFormed } from "@agentstream/stream";

/** What only HTTP knows of. */
type HttpProblemKind =
  | "unauthenticated"
  | "foreignHost"
  | "foreignOrigin"
  | "notJson"
  | "unsupportedType"
  | "tooLarge"
  | "noRoute"
  | "internal";

type Kind = ProblemKind | HttpProblemKind;

const kinds: Readonly<Record<Kind, readonly [status: number, title: string]>> = {
  invalid: [400, "The request is not valid"],
  unknownAgent: [400, "No such agent"],
  notJson: [400, "The body is not JSON"],
  unauthenticated: [401, "A token is needed"],
  forbidden: [403, "Not allowed"],
  exceedsCap: [403, "More than this server allows"],
  foreignHost: [403, "Foreign Host"],
  foreignOrigin: [403, "Foreign Origin"],
  notFound: [404, "Not found"],
  noRoute: [404, "No such route"],
  busy: [409, "A turn is running"],
  keyReused: [409, "Idempotency key used before"],
  alreadyAnswered: [409, "Answered already"],
  gone: [410, "Over"],
  tooLarge: [413, "The body is too large"],
  unsupportedType: [415, "JSON is needed"],
  tooMany: [429, "Too many runs wait"],
  internal: [500, "A fault of the server"],
  storageFull: [503, "The disk is full"],
  stopping: [503, "Shutting down"],
};

/** A request that HTTP itself refuses. */
export class HttpProblem extends Error {
  readonly kind: HttpProblemKind;

  constructor(kind: HttpProblemKind, detail: string) {
    super(detail);
    this.kind = kind;
  }
}

/** The problem, as its receiver gets it. */
export function buildProblem(error: unknown): Problem {
  // it may repeat what the request said
  return wellFormed(describe(error));
}

function describe(error: unknown): Problem {
  const kind = kindOf(error);
  const [status, title] = kinds[kind];
  const { errors, allowed }: ProblemDetails = error instanceof SessionProblem ? error.details : {};
  return {
    type: `https://agentstream.dev/problems/${kebab(kind)}`,
    title,
    status,
    detail:
      kind === "internal"
        ? "Something failed here; the server's log tells what."
        : messageOf(error),
    ...(errors !== undefined && { errors: errors.map((one) => ({ ...one })) }),
    ...(allowed !== undefined && { allowed: [...allowed] }),
  };
}

export const retryAfterOf = (error: unknown): number | undefined =>
  error instanceof SessionProblem ? error.details.retryAfterSeconds : undefined;

/** Faults that fastify finds before a route is asked. */
const fastifyCodes: ReadonlyMap<string, Kind> = new Map([
  ["FST_ERR_CTP_BODY_TOO_LARGE", "tooLarge"],
  ["FST_ERR_CTP_INVALID_MEDIA_TYPE", "unsupportedType"],
  ["FST_ERR_CTP_EMPTY_JSON_BODY", "notJson"],
  ["FST_ERR_CTP_INVALID_JSON_BODY", "notJson"],
  ["FST_ERR_CTP_INVALID_CONTENT_LENGTH", "notJson"],
  ["FST_ERR_BAD_URL", "noRoute"],
]);

function kindOf(error: unknown): Kind {
  if (error instanceof SessionProblem || error instanceof HttpProblem) return error.kind;
  if (error instanceof StoreFullError) return "storageFull";
  if (error instanceof SyntaxError) return "notJson";
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return fastifyCodes.get(code) ?? "internal";
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

const kebab = (kind: string): string =>
  kind.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
