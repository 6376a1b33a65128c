import { requireScope, type Caller } from "@agentstream/sessions";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { WebSocket } from "ws";

import { faultHandlerOf } from "./answer-fault.ts";
import { credentialOf, type Credential } from "./auth/credential.ts";
import { HttpProblem } from "./problem.ts";
import { checkQuery } from "./read-query.ts";
import { keepCaller } from "./request-callers.ts";
import { pathOf, readCall, textsOf } from "./route-call.ts";
import type { GatewayContext, SocketRoute } from "./route.ts";

/** Adds a WebSocket; all that is wrong with a request is reported before the upgrade. */
export function addSocketRoute(
  app: FastifyInstance,
  context: GatewayContext,
  route: SocketRoute,
): void {
  const { method, url, scope, accept, plain, faultForm } = route;
  const callers = new WeakMap<FastifyRequest, Caller>();
  const accepted = new WeakMap<FastifyRequest, (socket: WebSocket) => void>();
  app.route({
    method,
    url,
    // a HEAD request cannot be upgraded
    exposeHeadRoute: false,
    preHandler: async (request, reply) => {
      const caller = keepCaller(request, await context.door.enter(shownIn(request), request.ip));
      if (scope !== undefined) requireScope(caller, scope);
      checkQuery(route, textsOf(request.query));
      if (!request.ws && plain !== undefined) callers.set(request, caller);
      else if (!request.ws)
        throw new HttpProblem(
          "noRoute",
          `There is a WebSocket at ${pathOf(request)}: send Connection: Upgrade and Upgrade: websocket.`,
        );
      else accepted.set(request, await accept(readCall(context, caller, request, reply)));
    },
    handler: async (request, reply) => {
      const caller = callers.get(request);
      if (caller !== undefined) return plain?.handle(readCall(context, caller, request, reply));
    },
    ...faultHandlerOf(context, faultForm),
    wsHandler: (socket, request) => accepted.get(request)?.(socket),
  });
}

/** A browser cannot send the header with a WebSocket: a token or a ticket may stand in the query. */
function shownIn({ headers, query, socket, ws }: FastifyRequest): Credential | undefined {
  const { token, ticket } = ws ? textsOf(query) : {};
  if (headers.authorization === undefined && token !== undefined)
    return { kind: "token", secret: token };
  return credentialOf({ headers, port: socket.localPort, ticket });
}
