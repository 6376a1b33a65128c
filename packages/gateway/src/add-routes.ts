import type { Caller } from "@agentstream/sessions";
import { requireScope } from "@agentstream/sessions";
import { present } from "@agentstream/stream";
import type { FastifyInstance, FastifyRequest } from "fastify";

import { addSocketRoute } from "./add-socket-route.ts";
import { answerError } from "./answer-error.ts";
import { credentialOf, type Credential } from "./auth/credential.ts";
import { checkAnonymousBody } from "./check-anonymous-body.ts";
import { findRoute } from "./find-route.ts";
import { HttpProblem } from "./problem.ts";
import { checkQuery } from "./read-query.ts";
import { pathOf, readCall, textsOf } from "./route-call.ts";
import type { GatewayContext, HttpRoute } from "./route.ts";
import { routes } from "./routes/index.ts";

const nobody = { owner: "", scopes: [] };

/** Adds all routes, and how their faults are answered. */
export function addRoutes(app: FastifyInstance, context: GatewayContext): void {
  for (const route of routes) {
    if ("accept" in route) addSocketRoute(app, context, route);
    else addRoute(app, context, route);
  }
  app.setNotFoundHandler((request, reply) => {
    const { kind, detail, allowed } = findRoute(request.method, pathOf(request));
    if (allowed.length > 0) reply.header("allow", allowed.join(", "));
    throw new HttpProblem(kind, detail);
  });
  app.setErrorHandler(answerError);
}

function addRoute(app: FastifyInstance, context: GatewayContext, route: HttpRoute): void {
  const { method, url, access, handle, scope, bodyLimit } = route;
  const callers = new WeakMap<FastifyRequest, Caller>();

  async function enter(request: FastifyRequest, credential: Credential | undefined) {
    const caller = await context.door.enter(credential, request.ip);
    if (scope !== undefined) requireScope(caller, scope);
    callers.set(request, caller);
    return caller;
  }

  app.route({
    ...present({ method, url, bodyLimit }),
    // before the body is read: nothing of a caller without a token is parsed, where the token can be elsewhere
    onRequest: async (request) => {
      if (request.ws)
        throw new HttpProblem("noRoute", `There is no WebSocket at ${pathOf(request)}.`);
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
      return handle(readCall(context, caller, request, reply));
    },
  });
}

const shownIn = (request: FastifyRequest, { takesTicket }: HttpRoute): Credential | undefined =>
  credentialOf({
    headers: request.headers,
    port: request.socket.localPort,
    ticket: takesTicket === true ? textsOf(request.query)["ticket"] : undefined,
  });

function shownInBody({ body }: FastifyRequest): Credential | undefined {
  if (typeof body !== "object" || body === null || !("auth_token" in body)) return undefined;
  return typeof body.auth_token === "string"
    ? { kind: "token", secret: body.auth_token }
    : undefined;
}
