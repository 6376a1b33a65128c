import type { FastifyReply, FastifyRequest } from "fastify";

import { buildProblem, retryAfterOf } from "./problem.ts";

/** Answers an error, of a route or of fastify itself, as a problem. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): unknown {
  // the client went away in the middle of its body: nobody reads an answer
  if (request.raw.destroyed && !request.raw.complete) return reply.raw.destroy();
  const problem = buildProblem(error);
  const retryAfter = retryAfterOf(error);
  if (problem.status === 500) request.log.error(error);
  // a stream that has begun cannot say what went wrong: it ends
  if (reply.raw.headersSent) return reply.raw.destroy();
  if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
  if (problem.status === 401) reply.header("www-authenticate", "Bearer");
  return reply.code(problem.status).type("application/problem+json").send(JSON.stringify(problem));
}
