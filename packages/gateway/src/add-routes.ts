import type { Caller } from "@agentstream/sessions";
import { requireScope } from "@agentstream/sessions";
import { present } from "@agentstream/stream";
import type { FastifyInstance, FastifyRequest } from "fastify";

import { addSocketRoute } from "./add-socket-route.ts";
import { answerFault, faultHandlerOf } from "./answer-fault.ts";
import { isLoopback } from "./auth/check-source.ts";
import { credentialOf, type Credential } from "./auth/credential.ts";
import { checkAnonymousBody } from "./check-anonymous-body.ts";
import { findRoute } from "./find-route.ts";
import { HttpProblem } from "./problem.ts";
import { checkQuery } from "./read-query.ts";
import { callerOf, keepCaller } from "./request-callers.ts";
import { pathOf, readCall, textsOf } from "./route-call.ts";
import type { GatewayContext, HttpRoute, Route } from "./route.ts";
import { routes as allRoutes, stateRoutes } from "./routes/index.ts";

const nobody = { owner: "", scopes: [] };

/** Adds all routes, and how their faults are answered. */
export function addRoutes(app: FastifyInstance, context: GatewayContext): void {
  const routes = routesOf(context);
  for (const route of routes) {
    if ("accept" in route) addSocketRoute(app, context, route);
    else addRoute(app, context, route);
  }
  app.setNotFoundHandler((request, reply) => {
    const { kind, detail, allowed } = findRoute(routes, request.method, pathOf(request));
    if (allowed.length > 0) reply.header("allow", allowed.join(", "));
    throw new HttpProblem(kind, detail);
  });
  app.setErrorHandler((error, request, reply) => answerFault(context, error, request, reply));
}

/** A server that only runs agents has nothing to answer. */
const routesOf = ({ membership }: GatewayContext): readonly Route[] =>
  membership?.self().roles.includes("gateway") === false ? stateRoutes : allRoutes;

function addRoute(app: FastifyInstance, context: GatewayContext, route: HttpRoute): void {
  const { method, url, access, handle, scope, bodyLimit, faultForm } = route;
  async function enter(request: FastifyRequest, credential: Credential | undefined) {
    const caller = await context.door.enter(credential, request.ip);
    // kept before it is refused: the audit log names it
    const known = keepCaller(request, caller);
    if (scope !== undefined) requireScope(caller, scope);
    return known;
  }

  app.route({
    ...present({ method, url, bodyLimit }),
    // before the body is read: nothing of a caller without a token is parsed, where the token can be elsewhere
    onRequest: async (request, reply) => {
      if (request.ws)
        throw new HttpProblem("noRoute", `There is no WebSocket at ${pathOf(request)}.`);
      if (access === "open") return checkQuery(route, textsOf(request.query));
      const credential = shownIn(request, route);
      const open =
        access === "rpc" && credential === undefined ? openTo(request, context) : undefined;
      if (open !== undefined) keepCaller(request, open);
      else if (credential === undefined && access === "body") checkAnonymousBody(request);
      else await enter(request, credential);
      checkQuery(route, textsOf(request.query));
      if (bodyLimit !== undefined) await context.largeBodies.enter(request, reply);
    },
    handler: async (request, reply) => {
      const caller =
        access === "open"
          ? nobody
          : (callerOf(request) ?? (await enter(request, shownInBody(request))));
      return handle(readCall(context, caller, request, reply));
    },
    ...faultHandlerOf(context, faultForm),
  });
}

/** The caller that a program of this machine is taken for, if the server's owner allows that. */
function openTo({ ip }: FastifyRequest, { rpc, rates }: GatewayContext): Caller | undefined {
  const { openTo: caller } = rpc;
  if (caller === undefined || !isLoopback(ip.replace(/^::ffff:/, ""))) return undefined;
  rates.count(caller.owner);
  return caller;
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
