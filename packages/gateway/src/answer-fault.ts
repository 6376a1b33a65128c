import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from "fastify";

import { buildProblem, retryAfterOf, sizeFault } from "./problem.ts";
import type { FaultForm, GatewayContext } from "./route.ts";

/** Answers a request that failed: with a problem, or in the form of its route. */
export function answerFault(
  { audit }: Pick<GatewayContext, "audit">,
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  form?: FaultForm,
): unknown {
  const error = sizeFault(thrown, request.routeOptions.bodyLimit) ?? thrown;
  // the client went away in the middle of its body: nobody reads an answer
  if (request.raw.destroyed && !request.raw.complete) return reply.raw.destroy();
  audit?.requestRefused(request, error);
  const problem = buildProblem(error);
  const retryAfter = retryAfterOf(error);
  if (problem.status === 500) request.log.error(error);
  // a stream that has begun cannot say what went wrong: it ends
  if (reply.raw.headersSent) return reply.raw.destroy();
  if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
  const { status, body } = form?.(error, problem) ?? { status: problem.status, body: problem };
  if (status === 401) reply.header("www-authenticate", "Bearer");
  return reply
    .code(status)
    .type(status === 200 ? "application/json" : "application/problem+json")
    .send(JSON.stringify(body));
}

/** The handler of a route that answers faults in a form of its own. */
export const faultHandlerOf = (
  context: GatewayContext,
  form: FaultForm | undefined,
): Pick<RouteShorthandOptions, "errorHandler"> =>
  form === undefined
    ? {}
    : {
        errorHandler: (error, request, reply) => answerFault(context, error, request, reply, form),
      };
