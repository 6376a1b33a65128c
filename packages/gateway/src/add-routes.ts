import type { FastifyInstance, FastifyRequest } from "fastify";

import { authenticate, bearerOf } from "./auth/authenticate.ts";
import { buildProblem, HttpProblem, retryAfterOf } from "./problem.ts";
import type { GatewayContext, Route } from "./route.ts";
import { routes } from "./routes/index.ts";

const nobody = { owner: "", scopes: [] };

/** Adds all routes, and how their faults are told. */
export function addRoutes(app: FastifyInstance, context: GatewayContext): void {
  for (const route of routes) addRoute(app, context, route);
  app.setNotFoundHandler((request) => {
    throw new HttpProblem("noRoute", `There is nothing at ${request.method} ${pathOf(request)}.`);
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

function addRoute(app: FastifyInstance, context: GatewayContext, route: Route): void {
  const { method, url, access, handle } = route;
  app.route({
    method,
    url,
    // before the body is read, wherever the token does not stand in it
    onRequest: async (request) => {
      if (access === "token") authenticate(context.tokens, bearerOf(request.headers));
    },
    handler: async (request, reply) => {
      const token = bearerOf(request.headers) ?? tokenInBody(access, request);
      const caller = access === "open" ? nobody : authenticate(context.tokens, token);
      const params = textsOf(request.params);
      const query = textsOf(request.query);
      return handle({ request, reply, context, caller, params, query });
    },
  });
}

function tokenInBody(access: Route["access"], { body }: FastifyRequest): string | undefined {
  if (access !== "body" || typeof body !== "object" || body === null) return undefined;
  return "auth_token" in body && typeof body.auth_token === "string" ? body.auth_token : undefined;
}

/** What stands twice in a query counts once, as it stands last. */
const textsOf = (values: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typeof values === "object" && values !== null ? values : {}).map(
      ([name, value]: [string, unknown]) => [
        name,
        String(Array.isArray(value) ? value.at(-1) : value),
      ],
    ),
  );

const pathOf = ({ url }: FastifyRequest): string => url.split("?")[0] ?? url;
