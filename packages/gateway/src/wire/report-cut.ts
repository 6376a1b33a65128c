import type { FastifyBaseLogger } from "fastify";

import { buildProblem } from "../problem.ts";

/**
 * Logs why a stream that has begun breaks off, and returns the status that a request would get. Undefined: what it
 * reads was deleted, which ends a stream like any other end.
 */
export function reportCut(log: FastifyBaseLogger, error: unknown): number | undefined {
  const { status } = buildProblem(error);
  if (status === 404) return undefined;
  log[status === 500 ? "error" : "warn"]({ err: error }, "a stream broke off");
  return status;
}
