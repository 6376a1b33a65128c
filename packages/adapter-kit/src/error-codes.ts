import type { ErrorCode } from "@agentstream/schema";

/** Why something failed, by its words: the first pattern that fits decides. */
export type ErrorWords = readonly (readonly [RegExp, ErrorCode])[];

/** The code of the first table that has a pattern for these words. */
export const errorCodeOfWords = (words: string, ...tables: ErrorWords[]): ErrorCode | undefined =>
  tables.flat().find(([pattern]) => pattern.test(words))?.[1];

const codesByStatus: ReadonlyMap<number, ErrorCode> = new Map<number, ErrorCode>([
  [401, "authenticationFailed"],
  [403, "permissionDenied"],
  [408, "timeout"],
  [413, "contextOverflow"],
  [429, "rateLimited"],
  [503, "overloaded"],
  [504, "timeout"],
  [529, "overloaded"],
]);

/** Why a request over HTTP failed; undefined if it did not. */
export function errorCodeOfStatus(status: number | undefined): ErrorCode | undefined {
  if (status === undefined || status < 400) return undefined;
  return codesByStatus.get(status) ?? (status < 500 ? "invalidRequest" : "serverError");
}

/** A number that is the status of a failed request over HTTP. */
export const httpErrorStatus = (status: number | undefined): number | undefined =>
  status !== undefined && status >= 400 && status < 600 ? status : undefined;
