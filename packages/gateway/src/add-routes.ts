import type { Caller } from "@agentstream/sessions";
import { requireScope } from "@agentstream/sessions";
import type { FastifyInstance, FastifyRequest } from "fastify";

import { credentialOf, type Credential } from "./auth/credential.ts";
import { checkAnonymousBody } from "./check-anonymous-body.ts";
import { findRoute } from "./find-route.ts";
import { buildProblem, HttpProblem, retryAfterOf } from "./problem.ts";
import { checkQuery } from "./read-query.ts";
import type { GatewayContext, Route } from "./route.ts";
import { routes } from "./routes/index.ts";

const nobody = { owner: "", scopes: [] };

/** Adds all routes, and how their faults are answered. */
export function addRoutes(app: FastifyInstance, context: GatewayContext): void {
  for (const route of routes) addRoute(app, context, route);
  app.setNotFoundHandler((request, reply) => {
    const { kind, detail, allowed } = findRoute(request.method, pathOf(request));
    if (allowed.length > 0) reply.header("allow", allowed.join(", "));
    throw new HttpProblem(kind, detail);
  });
  app.setErrorHandler((error, request, reply) => {
    // the client went away in the middle of its body: nobody reads an answer
    if (request.raw.destroyed && !request.raw.complete) return reply.raw.destroy();
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
  const { method, url, access, handle, scope, bodyLimit } = route;
  const callers = new WeakMap<FastifyRequest, Caller>();

  async function enter(request: FastifyRequest, credential: Credential | undefined) {
    const caller = await context.door.enter(credential, request.ip);
    if (scope !== undefined) requireScope(caller, scope);
    callers.set(request, caller);
    return caller;
  }

  app.route({
    method,
    url,
    ...(bodyLimit !== undefined && { bodyLimit }),
    // before the body is read: nothing of a caller without a token is parsed, where the token can be elsewhere
    onRequest: async (request) => {
      if (access === "open") return checkQuery(route, textsOf(request.query));
      const credential = shownIn(request, route);
      if (credential === undefined && access === "body") checkAnonymousBody(request);
      else await enter(request, credential);
      checkQuery(route, textsOf(request.query));
    },
    handler: async (request, reply) => {
      const caller =
        access === "open"
          ? nobody
          : (callers.get(request) ?? (await enter(request, shownInBody(request))));
      const params = textsOf(request.params);
      const query = textsOf(request.query);
      return handle({ request, reply, context, caller, params, query });
    },
  });
}

const shownIn = (request: FastifyRequest, { takesTicket }: Route): Credential | undefined =>
  credentialOf({
    headers: request.headers,
    port: request.socket.localPort,
    ...(takesTicket === true && { ticket: textsOf(request.query)["ticket"] }),
  });

function shownInBody({ body }: FastifyRequest): Credential | undefined {
  if (typeof body !== "object" || body === null || !("auth_token" in body)) return undefined;
  return typeof body.auth_token === "string"
    ? { kind: "token", secret: body.auth_token }
    : undefined;
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
