import type { FastifyRequest } from "fastify";

import { HttpProblem } from "./problem.ts";

/** Enough for the longest task, escaped character by character. */
const mostBytes = 768 * 1024;

/**
 * A body that may hold the token itself must be parsed before its sender is known: it is small, and its size is
 * announced.
 */
export function checkAnonymousBody({ headers }: FastifyRequest): void {
  const length = headers["content-length"];
  if (length !== undefined && Number(length) <= mostBytes) return;
  if (length === undefined && headers["transfer-encoding"] === undefined) return;
  throw new HttpProblem(
    "tooLarge",
    `Without an Authorization header a body has at most ${mostBytes / 1024} kB and a Content-Length: send Authorization: Bearer <token>.`,
  );
}
