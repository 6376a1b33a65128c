import type { Problem } from "@agentstream/schema";
import {
  SessionProblem,
  StoreFullError,
  StoreUnavailableError,
  type ProblemDetails,
} from "@agentstream/sessions";
import { messageOf, present, wellFormed } from "@agentstream/stream";

import { maxParamLength } from "./gateway-limits.ts";
import {
  problemKinds,
  problemType,
  type HttpProblemKind,
  type ProblemKind,
} from "./problem-kinds.ts";

/** A request that HTTP itself refuses. */
export class HttpProblem extends Error {
  readonly kind: HttpProblemKind;

  readonly retryAfterSeconds: number | undefined;

  constructor(kind: HttpProblemKind, detail: string, retryAfterSeconds?: number) {
    super(detail);
    this.kind = kind;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Where the error itself does not contain what to do. */
const remedies: Partial<Record<ProblemKind, string>> = {
  storeUnavailable:
    "The store of the sessions does not answer. Repeat the request, with the same idempotency key if it has one.",
  internal: "Something failed here; the server's log contains the reason.",
  unsupportedType: "Send the body as JSON, with Content-Type: application/json.",
};

/** What a client sent is not sent back at any length. */
const cut = (text: string): string => (text.length > 1000 ? `${text.slice(0, 1000)}…` : text);

/** The problem, as its receiver gets it. */
export function buildProblem(error: unknown): Problem {
  // it may repeat what the request said
  return wellFormed(describe(error));
}

function describe(error: unknown): Problem {
  const kind = kindOf(error);
  const [status, title] = problemKinds[kind];
  const { errors, allowed }: ProblemDetails = error instanceof SessionProblem ? error.details : {};
  return present({
    type: problemType(kind),
    title,
    status,
    detail: cut(error instanceof HttpProblem ? error.message : (remedies[kind] ?? detailOf(error))),
    errors: errors?.map(({ path, message }) => ({ path: cut(path), message: cut(message) })),
    allowed: allowed && [...allowed],
  });
}

const storeRetrySeconds = 2;

export function retryAfterOf(error: unknown): number | undefined {
  if (error instanceof StoreUnavailableError) return storeRetrySeconds;
  if (error instanceof HttpProblem) return error.retryAfterSeconds;
  return error instanceof SessionProblem ? error.details.retryAfterSeconds : undefined;
}

/** Faults that fastify finds before a route is asked. */
const fastifyCodes: ReadonlyMap<string, ProblemKind> = new Map([
  ["FST_ERR_CTP_INVALID_MEDIA_TYPE", "unsupportedType"],
  ["FST_ERR_CTP_EMPTY_JSON_BODY", "notJson"],
  ["FST_ERR_CTP_INVALID_JSON_BODY", "notJson"],
  ["FST_ERR_CTP_INVALID_CONTENT_LENGTH", "notJson"],
  ["FST_ERR_BAD_URL", "noRoute"],
  ["FST_ERR_MAX_PARAM_LENGTH", "pathTooLong"],
]);

/** The fault of a body that is larger than its route takes; undefined: the error is another one. */
export function sizeFault(error: unknown, mostBytes: number): HttpProblem | undefined {
  if (!(error instanceof Error) || !("code" in error)) return undefined;
  if (error.code !== "FST_ERR_CTP_BODY_TOO_LARGE") return undefined;
  const most = mostBytes < 2 ** 20 ? `${mostBytes / 2 ** 10} kB` : `${mostBytes / 2 ** 20} MB`;
  return new HttpProblem(
    "tooLarge",
    `The body is larger than this route takes (at most ${most}): send less, or files by their path in the workspace.`,
  );
}

function kindOf(error: unknown): ProblemKind {
  if (error instanceof SessionProblem || error instanceof HttpProblem) return error.kind;
  if (error instanceof StoreFullError) return "storageFull";
  if (error instanceof StoreUnavailableError) return "storeUnavailable";
  if (error instanceof SyntaxError) return "notJson";
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return fastifyCodes.get(code) ?? "internal";
}

function detailOf(error: unknown): string {
  const text = messageOf(error);
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const ours = fastifyDetails.get(code);
  if (ours !== undefined) return ours;
  return error instanceof SyntaxError ? `${text}. Send one JSON object.` : text;
}

const fastifyDetails: ReadonlyMap<string, string> = new Map([
  ["FST_ERR_CTP_EMPTY_JSON_BODY", "The body is empty: send a JSON object, or no Content-Type."],
  ["FST_ERR_CTP_INVALID_JSON_BODY", "The body is not valid JSON: send one JSON object."],
  ["FST_ERR_CTP_INVALID_CONTENT_LENGTH", "Content-Length differs from the size of the body."],
  ["FST_ERR_BAD_URL", "The path is not valid: check its percent-encoding."],
  [
    "FST_ERR_MAX_PARAM_LENGTH",
    `A part of the path has more than ${maxParamLength} characters: no id is that long.`,
  ],
]);
