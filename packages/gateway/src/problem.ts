import { STATUS_CODES } from "node:http";

import type { Problem } from "@agentstream/schema";
import {
  SessionProblem,
  type ProblemDetails,
  type ProblemKind,
  StoreFullError,
} from "@agentstream/sessions";
import { wellFormed } from "@agentstream/stream";
import { present } from "@agentstream/stream";

import { gatewayLimits, maxParamLength } from "./gateway-limits.ts";

/** What only HTTP knows of. */
type HttpProblemKind =
  | "unauthenticated"
  | "tooManyLogins"
  | "tooManyRequests"
  | "wrongMethod"
  | "badHttp"
  | "headersTooLarge"
  | "pathTooLong"
  | "unknownExpectation"
  | "timeout"
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
  badHttp: [400, "The request is not HTTP"],
  notJson: [400, "The body is not JSON"],
  unauthenticated: [401, "A token is needed"],
  forbidden: [403, "Not allowed"],
  exceedsCap: [403, "More than this server allows"],
  foreignHost: [403, "Foreign Host"],
  foreignOrigin: [403, "Foreign Origin"],
  notFound: [404, "Not found"],
  noRoute: [404, "No such route"],
  wrongMethod: [405, "Method not allowed"],
  timeout: [408, "The request took too long"],
  agentNotInstalled: [424, "The agent is not installed"],
  busy: [409, "A turn is running"],
  keyReused: [409, "Idempotency key used before"],
  alreadyAnswered: [409, "Answered already"],
  gone: [410, "Over"],
  tooLarge: [413, "The body is too large"],
  pathTooLong: [414, "The path is too long"],
  unsupportedType: [415, "JSON is needed"],
  unknownExpectation: [417, "The expectation is unknown"],
  headersTooLarge: [431, "The headers are too large"],
  tooManyLogins: [429, "Too many wrong tokens"],
  tooManyRequests: [429, "Too many requests"],
  tooMany: [429, "Too many runs wait"],
  internal: [500, "A fault of the server"],
  storageFull: [503, "The disk is full"],
  stopping: [503, "Shutting down"],
};

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

const mostBodyBytes = gatewayLimits.maxBodyBytes;

/** Where the error itself does not contain what to do. */
const remedies: Partial<Record<Kind, string>> = {
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
  const [status, title] = kinds[kind];
  const { errors, allowed }: ProblemDetails = error instanceof SessionProblem ? error.details : {};
  return present({
    type: `https://agentstream.dev/problems/${kebab(kind)}`,
    title,
    status,
    detail: cut(remedies[kind] ?? messageOf(error)),
    errors: errors?.map(({ path, message }) => ({ path: cut(path), message: cut(message) })),
    allowed: allowed && [...allowed],
  });
}

export function retryAfterOf(error: unknown): number | undefined {
  if (error instanceof HttpProblem) return error.retryAfterSeconds;
  return error instanceof SessionProblem ? error.details.retryAfterSeconds : undefined;
}

/** A problem as a whole HTTP response, where there is no reply to send it by. */
export function problemResponse(problem: Problem): string {
  const body = JSON.stringify(problem);
  return [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? "Refused"}`,
    "content-type: application/problem+json",
    `content-length: ${Buffer.byteLength(body)}`,
    "connection: close",
    "",
    body,
  ].join("\r\n");
}

/** Faults that fastify finds before a route is asked. */
const fastifyCodes: ReadonlyMap<string, Kind> = new Map([
  ["FST_ERR_CTP_BODY_TOO_LARGE", "tooLarge"],
  ["FST_ERR_CTP_INVALID_MEDIA_TYPE", "unsupportedType"],
  ["FST_ERR_CTP_EMPTY_JSON_BODY", "notJson"],
  ["FST_ERR_CTP_INVALID_JSON_BODY", "notJson"],
  ["FST_ERR_CTP_INVALID_CONTENT_LENGTH", "notJson"],
  ["FST_ERR_BAD_URL", "noRoute"],
  ["FST_ERR_MAX_PARAM_LENGTH", "pathTooLong"],
]);

function kindOf(error: unknown): Kind {
  if (error instanceof SessionProblem || error instanceof HttpProblem) return error.kind;
  if (error instanceof StoreFullError) return "storageFull";
  if (error instanceof SyntaxError) return "notJson";
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return fastifyCodes.get(code) ?? "internal";
}

function messageOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const ours = fastifyDetails.get(code);
  if (ours !== undefined) return ours;
  return error instanceof SyntaxError ? `${text}. Send one JSON object.` : text;
}

const fastifyDetails: ReadonlyMap<string, string> = new Map([
  [
    "FST_ERR_CTP_BODY_TOO_LARGE",
    `The body is larger than this route takes (at most ${mostBodyBytes / 1024 / 1024} MB): send less, or files by their path in the workspace.`,
  ],
  ["FST_ERR_CTP_EMPTY_JSON_BODY", "The body is empty: send a JSON object, or no Content-Type."],
  ["FST_ERR_CTP_INVALID_JSON_BODY", "The body is not valid JSON: send one JSON object."],
  ["FST_ERR_CTP_INVALID_CONTENT_LENGTH", "Content-Length differs from the size of the body."],
  ["FST_ERR_BAD_URL", "The path is not valid: check its percent-encoding."],
  [
    "FST_ERR_MAX_PARAM_LENGTH",
    `A part of the path has more than ${maxParamLength} characters: no id is that long.`,
  ],
]);

const kebab = (kind: string): string =>
  kind.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
