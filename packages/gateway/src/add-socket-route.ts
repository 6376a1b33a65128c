import type { FastifyInstance, FastifyRequest } from "fastify";
import type { WebSocket } from "ws";

import { authenticate, bearerOf } from "./auth/authenticate.ts";
import { HttpProblem } from "./problem.ts";
import { pathOf, readCall, textsOf } from "./route-call.ts";
import type { GatewayContext, SocketRoute } from "./route.ts";

/** Adds a WebSocket; all that is wrong with a request is reported before the upgrade. */
export function addSocketRoute(
  app: FastifyInstance,
  context: GatewayContext,
  { url, accept }: SocketRoute,
): void {
  const accepted = new WeakMap<FastifyRequest, (socket: WebSocket) => void>();
  app.route({
    method: "GET",
    url,
    // a HEAD request cannot be upgraded
    exposeHeadRoute: false,
    preHandler: async (request, reply) => {
      const caller = authenticate(context.tokens, tokenOf(request));
      if (!request.ws)
        throw new HttpProblem(
          "noRoute",
          `There is a WebSocket at ${pathOf(request)}: send Connection: Upgrade and Upgrade: websocket.`,
        );
      accepted.set(request, await accept(readCall(context, caller, request, reply)));
    },
    handler: () => {},
    wsHandler: (socket, request) => accepted.get(request)?.(socket),
  });
}

/** A browser cannot send the header with a WebSocket. */
const tokenOf = ({ headers, query }: FastifyRequest): string | undefined =>
  bearerOf(headers) ?? textsOf(query)["token"];
