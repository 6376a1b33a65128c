import { SessionProblem } from "@agentstream/sessions";
import type { FastifyInstance } from "fastify";

import { stateRoutes } from "../routes/index.ts";

/** Others answer what comes while this server finishes its runs. */
export function refuseWhileDraining(app: FastifyInstance, isReady: () => boolean): void {
  const answered = new Set(stateRoutes.map(({ url }) => url));
  app.addHook("onRequest", async ({ routeOptions }, reply) => {
    if (isReady() || answered.has(routeOptions.url ?? "")) return;
    // the next request of this client comes over another connection, to another server
    reply.header("connection", "close");
    throw new SessionProblem("stopping", "This server is stopping; another one answers.", {
      retryAfterSeconds: 1,
    });
  });
}
