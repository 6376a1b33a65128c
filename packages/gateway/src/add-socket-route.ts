import { requireScope } from "@agentstream/sessions";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { WebSocket } from "ws";

import { answerFault } from "./answer-fault.ts";
import { credentialOf, type Credential } from "./auth/credential.ts";
import { HttpProblem } from "./problem.ts";
import { checkQuery } from "./read-query.ts";
import { pathOf, readCall, textsOf } from "./route-call.ts";
import type { GatewayContext, SocketRoute } from "./route.ts";

/** Adds a WebSocket; all that is wrong with a request is reported before the upgrade. */
export function addSocketRoute(
  app: FastifyInstance,
  context: GatewayContext,
  route: SocketRoute,
): void {
  const { method, url, scope, accept, faultForm } = route;
  const accepted = new WeakMap<FastifyRequest, (socket: WebSocket) => void>();
  app.route({
    method,
    url,
    // a HEAD request cannot be upgraded
    exposeHeadRoute: false,
    preHandler: async (request, reply) => {
      const caller = await context.door.enter(shownIn(request), request.ip);
      if (scope !== undefined) requireScope(caller, scope);
      checkQuery(route, textsOf(request.query));
      if (!request.ws)
        throw new HttpProblem(
          "noRoute",
          `There is a WebSocket at ${pathOf(request)}: send Connection: Upgrade and Upgrade: websocket.`,
        );
      accepted.set(request, await accept(readCall(context, caller, request, reply)));
    },
    handler: () => {},
    ...(faultForm !== undefined && {
      errorHandler: (error, request, reply) => answerFault(error, request, reply, faultForm),
    }),
    wsHandler: (socket, request) => accepted.get(request)?.(socket),
  });
}

/** A browser cannot send the header with a WebSocket: a token or a ticket may stand in the query. */
function shownIn({ headers, query, socket }: FastifyRequest): Credential | undefined {
  const { token, ticket } = textsOf(query);
  if (headers.authorization === undefined && token !== undefined)
    return { kind: "token", secret: token };
  return credentialOf({ headers, port: socket.localPort, ticket });
}
