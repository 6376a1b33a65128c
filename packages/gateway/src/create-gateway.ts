import type { Sessions } from "@agentstream/sessions";
import { fastify, type FastifyInstance } from "fastify";

import { addRoutes } from "./add-routes.ts";
import { addSockets } from "./add-sockets.ts";
import { answerClientError, refuseExpectation } from "./answer-client-error.ts";
import { checkSource, type SourceRules } from "./auth/check-source.ts";
import { createDoor } from "./auth/create-door.ts";
import { createLoginGuard } from "./auth/create-login-guard.ts";
import { createPasses } from "./auth/create-passes.ts";
import { createRequestRates } from "./auth/create-request-rates.ts";
import { allowOrigin, preflightHeaders } from "./auth/cross-origin.ts";
import { createTokenBook, type TokenEntry } from "./auth/token-book.ts";
import { declineUpgrades } from "./decline-upgrades.ts";
import { gatewayLimits, maxParamLength } from "./gateway-limits.ts";
import { probeAgent } from "./probe-agent.ts";
import { buildProblem, problemResponse } from "./problem.ts";
import type { Probe, RpcRules } from "./route.ts";
import { createDeliveries } from "./routes/rpc/create-deliveries.ts";
import { startDefaults } from "./start-defaults.ts";
import type { Traces } from "./start-traces.ts";
import { createSpeakerCache } from "./wire/create-speaker-cache.ts";

export interface GatewayOptions extends SourceRules {
  readonly sessions: Sessions;
  readonly tokens: readonly TokenEntry[];
  readonly version: string;
  /** Its losses are logged, and it is closed with the gateway. */
  readonly traces?: Pick<Traces, "watchLost" | "close"> | undefined;
  /** `silent` says nothing. What is logged goes to the error output. */
  readonly logLevel?: string;
  readonly probe?: Probe;
  /** How many connections there may be at once; further ones are dropped. Absent: 4096. */
  readonly maxConnections?: number | undefined;
  /** How many requests and messages one owner may send in a minute. Absent: any number. */
  readonly maxRequestsPerMinute?: number | undefined;
  /** Of `POST /rpc`. */
  readonly rpc?: RpcRules | undefined;
}

export interface Gateway {
  /** Gives the address. */
  readonly listen: (port: number) => Promise<string>;
  /** Takes nothing new; what runs may go on for so long. */
  readonly close: (graceMs?: number) => Promise<void>;
}

/** How long a client may take to send a request: after it, a connection that says nothing is closed. */
const headersTimeoutMs = 10_000;
const requestTimeoutMs = 30_000;

/** Sessions over HTTP. */
export function createGateway(options: GatewayOptions): Gateway {
  const { sessions, tokens, version, host } = options;
  const app = createApp(options);
  let isReady = true;
  sessions.quarantine.watch((session) => app.log.error(session, "session in quarantine"));
  options.traces?.watchLost((count, reason) => app.log.warn({ count, reason }, "spans lost"));
  const passes = createPasses();
  const book = createTokenBook(tokens);
  const guard = createLoginGuard({
    log: (address, failures) => app.log.warn({ address, failures }, "wrong token"),
  });
  const rates = createRequestRates(options.maxRequestsPerMinute);
  const context = {
    sessions,
    tokens: book,
    passes,
    speakers: createSpeakerCache(),
    door: createDoor(book, passes, guard, rates),
    rates,
    version,
    probe: options.probe ?? ((id) => probeAgent(sessions.policy.agents.get(id)?.adapter)),
    isReady: () => isReady,
    rpc: options.rpc ?? {},
    deliveries: createDeliveries(sessions),
  };
  addSockets(app);
  app.after(() => {
    declineUpgrades(app.server);
    // after the hook of the sockets, which must see every upgrade to end a refused one
    app.addHook("onRequest", async ({ method, headers }, reply) => {
      checkSource(headers, options);
      const { origin } = headers;
      if (origin === undefined || !options.allowedOrigins?.includes(origin)) return;
      allowOrigin(reply.raw, origin);
      const preflight = preflightHeaders(method, headers);
      if (preflight !== undefined) return reply.headers(preflight).code(204).send();
    });
    addRoutes(app, context);
  });
  return {
    listen: (port) => app.listen({ port, host }),
    async close(graceMs = startDefaults().graceMs) {
      isReady = false;
      // readers see the end of what they read before their connection is closed
      await sessions.close(graceMs);
      await app.close();
      await options.traces?.close();
    },
  };
}

function createApp(options: GatewayOptions): FastifyInstance {
  const { logLevel = "silent", maxConnections = 4096 } = options;
  const app = fastify({
    bodyLimit: gatewayLimits.maxBodyBytes,
    requestTimeout: requestTimeoutMs,
    // whoever still reads nothing is not waited for
    forceCloseConnections: true,
    clientErrorHandler: answerClientError,
    // an address that is none reaches no hook, and the socket of an upgrade has no other owner
    frameworkErrors: (error, { socket }) => void socket.end(problemResponse(buildProblem(error))),
    logger: {
      level: logLevel,
      stream: process.stderr,
      serializers: { req: ({ method, url }) => ({ method, url: withoutQuery(url) }) },
    },
    http: { headersTimeout: headersTimeoutMs, connectionsCheckingInterval: 2000 },
    routerOptions: { maxParamLength },
  });
  // JSON alone: a form of another site's page could send text
  app.removeContentTypeParser("text/plain");
  app.server.maxConnections = maxConnections;
  app.server.on("checkExpectation", refuseExpectation);
  return app;
}

/** A token may stand in a query. */
const withoutQuery = (url: string): string => url.split("?")[0] ?? "";
