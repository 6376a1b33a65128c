import type { FastifyInstance, FastifyRequest } from "fastify";

import { addSocketRoute } from "./add-socket-route.ts";
import { authenticate, bearerOf } from "./auth/authenticate.ts";
import { buildProblem, HttpProblem, retryAfterOf } from "./problem.ts";
import { pathOf, readCall } from "./route-call.ts";
import type { GatewayContext, HttpRoute } from "./route.ts";
import { routes } from "./routes/index.ts";

const nobody = { owner: "", scopes: [] };

/** Adds all routes, and how their faults are reported. */
export function addRoutes(app: FastifyInstance, context: GatewayContext): void {
  for (const route of routes) {
    if ("accept" in route) addSocketRoute(app, context, route);
    else addRoute(app, context, route);
  }
  app.setNotFoundHandler((request) => {
    throw new HttpProblem(
      "noRoute",
      `There is ${request.ws ? "no WebSocket" : "nothing"} at ${request.method} ${pathOf(request)}.`,
    );
  });
  app.setErrorHandler((error, request, reply) => {
    const problem = buildProblem(error);
    const retryAfter = retryAfterOf(error);
    if (problem.status === 500) request.log.error(error);
    // a stream that has begun cannot say what went wrong: it ends
    if (reply.raw.headersSent) return reply.raw.destroy();
    if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
    if (problem.status === 401) reply.header("www-authenticate", "Bearer");
    return reply
      .code(problem.status)
      .type("application/problem+json")
      .send(JSON.stringify(problem));
  });
}

function addRoute(app: FastifyInstance, context: GatewayContext, route: HttpRoute): void {
  const { method, url, access, handle } = route;
  app.route({
    method,
    url,
    // before the body is read, wherever the token does not stand in it
    onRequest: async (request) => {
      if (request.ws)
        throw new HttpProblem("noRoute", `There is no WebSocket at ${pathOf(request)}.`);
      if (access === "token") authenticate(context.tokens, bearerOf(request.headers));
    },
    handler: async (request, reply) => {
      const token = bearerOf(request.headers) ?? tokenInBody(access, request);
      const caller = access === "open" ? nobody : authenticate(context.tokens, token);
      return handle(readCall(context, caller, request, reply));
    },
  });
}

function tokenInBody(access: HttpRoute["access"], { body }: FastifyRequest): string | undefined {
  if (access !== "body" || typeof body !== "object" || body === null) return undefined;
  return "auth_token" in body && typeof body.auth_token === "string" ? body.auth_token : undefined;
}
