import type { Problem } from "@agentstream/schema";
import type { FastifyBaseLogger } from "fastify";

import { buildProblem } from "../problem.ts";

/**
 * Logs why a stream that has begun breaks off, and returns what a request would be answered. Undefined: what it reads
 * was deleted, which ends a stream like any other end.
 */
export function reportCut(log: FastifyBaseLogger, error: unknown): Problem | undefined {
  const problem = buildProblem(error);
  if (problem.status === 404) return undefined;
  log[problem.status === 500 ? "error" : "warn"]({ err: error }, "a stream broke off");
  return problem;
}
