import { present } from "@agentstream/stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import type { Metrics } from "../metrics/create-metrics.ts";
import { callerOf } from "../request-callers.ts";

/** Writes one line of the log for each request, and counts it. It has no query, no header and no body. */
export function logRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook("onRequest", async (request, reply) => {
    const started = performance.now();
    // also if the client goes in the middle of a stream, and at the end of a WebSocket
    reply.raw.once("close", () => {
      const { method } = request;
      // an address that is no route is the client's own text
      const route = request.is404 ? "none" : (request.routeOptions.url ?? "none");
      const status = statusOf(request, reply);
      const duration = performance.now() - started;
      metrics.requestDone(route, known.has(method) ? method : "other", status, duration);
      const ms = Math.round(duration);
      const owner = callerOf(request)?.owner;
      request.log.info(present({ method, route, status, ms, owner }), "request");
    });
  });
}

const switchedProtocols = 101;
/** The word of nginx for a client that went before it was answered. */
const clientWent = 499;

function statusOf({ ws }: FastifyRequest, { raw }: FastifyReply): number {
  if (raw.headersSent) return raw.statusCode;
  return ws ? switchedProtocols : clientWent;
}

/** A method is a word of the client, too. */
const known: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "DELETE", "OPTIONS"]);
