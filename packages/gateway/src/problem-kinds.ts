import type { ProblemKind as SessionProblemKind } from "@agentstream/sessions";

/** What only HTTP knows of. */
export type HttpProblemKind =
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
  | "notAcceptable"
  | "streamTaken"
  | "storeUnavailable"
  | "internal";

export type ProblemKind = SessionProblemKind | HttpProblemKind;

/** Status and title of each kind of problem. */
export const problemKinds: Readonly<Record<ProblemKind, readonly [status: number, title: string]>> =
  {
    invalid: [400, "The request is not valid"],
    unknownAgent: [400, "No such agent"],
    badHttp: [400, "The request is not well-formed HTTP"],
    notJson: [400, "The body is not JSON"],
    unauthenticated: [401, "A token is needed"],
    forbidden: [403, "Not allowed"],
    exceedsCap: [403, "More than this server allows"],
    foreignHost: [403, "Foreign Host"],
    foreignOrigin: [403, "Foreign Origin"],
    notFound: [404, "Not found"],
    noRoute: [404, "No such route"],
    wrongMethod: [405, "Method not allowed"],
    notAcceptable: [406, "Not acceptable"],
    timeout: [408, "The request took too long"],
    agentNotInstalled: [424, "The agent is not installed"],
    streamTaken: [409, "The stream is read already"],
    busy: [409, "A turn is running"],
    keyReused: [409, "Idempotency key used before"],
    alreadyAnswered: [409, "Answered already"],
    gone: [410, "Over"],
    tooLarge: [413, "Too large"],
    pathTooLong: [414, "The path is too long"],
    unsupportedType: [415, "JSON is needed"],
    unknownExpectation: [417, "The expectation is unknown"],
    headersTooLarge: [431, "The headers are too large"],
    tooManyLogins: [429, "Too many wrong tokens"],
    tooManyRequests: [429, "Too many requests"],
    tooMany: [429, "Too many runs wait"],
    internal: [500, "A fault of the server"],
    storageFull: [503, "The disk is full"],
    storeUnavailable: [503, "The store does not answer"],
    stopping: [503, "Shutting down"],
  };

/** The stable `type` of a problem. */
export const problemType = (kind: ProblemKind): string =>
  `https://agentstream.dev/problems/${kind.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
