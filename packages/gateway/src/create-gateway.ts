import { randomBytes } from "node:crypto";

import { probeAgent, type Membership } from "@agentstream/sessions";
import { fastify, LogController, type FastifyInstance } from "fastify";

import { addJsonParser } from "./add-json-parser.ts";
import { addRoutes } from "./add-routes.ts";
import { addSockets } from "./add-sockets.ts";
import { answerClientError, refuseExpectation } from "./answer-client-error.ts";
import { createApiDocs } from "./api-docs/create-api-docs.ts";
import { checkFraming } from "./auth/check-framing.ts";
import { checkSource, type SourceRules } from "./auth/check-source.ts";
import { createDoor } from "./auth/create-door.ts";
import { createLoginGuard } from "./auth/create-login-guard.ts";
import { createPasses, type Passes } from "./auth/create-passes.ts";
import { createRequestRates } from "./auth/create-request-rates.ts";
import { allowOrigin, preflightHeaders } from "./auth/cross-origin.ts";
import { createTokenBook, type TokenEntry } from "./auth/token-book.ts";
import { probeNodes } from "./cluster/probe-nodes.ts";
import { refuseWhileDraining } from "./cluster/refuse-while-draining.ts";
import { createLargeBodies } from "./create-large-bodies.ts";
import { declineUpgrades } from "./decline-upgrades.ts";
import { endConnectionsSlowly } from "./end-slowly.ts";
import { gatewayLimits, maxParamLength } from "./gateway-limits.ts";
import { refuseConnect } from "./refuse-connect.ts";
import { refuseSocket } from "./refuse-socket.ts";
import type { GatewayContext, Probe, RpcRules } from "./route.ts";
import { createAcpDoor } from "./routes/acp/acp-door.ts";
import type { ApiPart } from "./routes/api/read-part.ts";
import { routes } from "./routes/index.ts";
import { createDeliveries } from "./routes/rpc/create-deliveries.ts";
import { startDefaults } from "./start-defaults.ts";
import type { Traces } from "./start-traces.ts";
import { watchGateway, type WatchOptions } from "./watch-gateway.ts";
import type { Webhooks } from "./webhooks/start-webhooks.ts";
import { createPageCache } from "./wire/create-page-cache.ts";
import type { Speaker } from "./wire/speak-dialect.ts";

export interface GatewayOptions extends SourceRules, WatchOptions {
  readonly tokens: readonly TokenEntry[];
  readonly version: string;
  /** Its losses are logged, and it is closed with the gateway. */
  readonly traces?: Pick<Traces, "watchLost" | "close"> | undefined;
  /** What happens to their deliveries is logged. */
  readonly webhooks?: Pick<Webhooks, "watch" | "status"> | undefined;
  /** `silent` says nothing. What is logged goes to the error output. */
  readonly logLevel?: string;
  readonly probe?: Probe;
  /** How many connections there may be at once; further ones are dropped. Absent: 4096. */
  readonly maxConnections?: number | undefined;
  /** How many requests and messages one owner may send in a minute. Absent: any number. */
  readonly maxRequestsPerMinute?: number | undefined;
  /** Whether `GET /metrics` answers. Absent: it does. */
  readonly servesMetrics?: boolean | undefined;
  /** Of `POST /rpc`. */
  readonly rpc?: RpcRules | undefined;
  /** Its place among the servers that share the sessions. Absent: it is the only one. */
  readonly membership?: Membership | undefined;
  /** What tokens are exchanged for. Absent: known to this process alone. */
  readonly passes?: Passes | undefined;
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
  const app = createApp(options);
  const watch = watchGateway(app, options);
  let isReady = true;
  options.traces?.watchLost((count, reason) => app.log.warn({ count, reason }, "spans lost"));
  options.webhooks?.watch(({ level, fields, text }) => app.log[level](fields, text));
  const context = createContext(app, watch, options, () => isReady);
  addSockets(app, context.upgradeHeaders);
  app.after(() => {
    declineUpgrades(app.server);
    // after the hook of the sockets, which must see every upgrade to end a refused one
    checkSources(app, options);
    if (options.membership !== undefined) refuseWhileDraining(app, () => isReady);
    addRoutes(app, context);
  });
  return {
    listen: (port) => app.listen({ port, host: options.host }),
    async close(graceMs = startDefaults().graceMs) {
      isReady = false;
      // readers see the end of what they read before their connection is closed
      await watch.sessions.close(graceMs);
      await context.acp.close();
      await app.close();
      watch.close();
      await options.traces?.close();
    },
  };
}

/** What the routes work with. */
function createContext(
  app: FastifyInstance,
  { sessions, metrics, audit }: ReturnType<typeof watchGateway>,
  options: GatewayOptions,
  isReady: () => boolean,
): GatewayContext {
  const { version, maxRequestsPerMinute, servesMetrics = true, membership } = options;
  const passes = options.passes ?? createPasses();
  const { probe = (id) => probeAgent(sessions.policy.agents.get(id)?.adapter) } = options;
  const tokens = createTokenBook(options.tokens);
  const guard = createLoginGuard({
    log: (address, failures) => app.log.warn({ address, failures }, "wrong token"),
  });
  const rates = createRequestRates(maxRequestsPerMinute);
  return {
    sessions,
    tokens,
    passes,
    speakers: createPageCache<Speaker>(),
    apiParts: createPageCache<ApiPart>(),
    door: createDoor(tokens, passes, guard, rates),
    rates,
    largeBodies: createLargeBodies(),
    version,
    webhooks: options.webhooks,
    probe: membership === undefined ? probe : probeNodes(membership, probe),
    isReady,
    membership,
    rpc: options.rpc ?? {},
    deliveries: createDeliveries(sessions),
    apiDocs: createApiDocs(routes),
    metricsText: servesMetrics ? metrics.render : undefined,
    audit,
    acp: createAcpDoor({ sessions, version, log: (message) => app.log.debug(message) }),
    upgradeHeaders: new WeakMap(),
  };
}

/** Refuses foreign hosts and origins, and answers what browsers ask before a request. */
function checkSources(app: FastifyInstance, options: GatewayOptions): void {
  app.addHook("onRequest", async ({ method, headers, raw }, reply) => {
    checkFraming(raw);
    checkSource(headers, options);
    const { origin } = headers;
    if (origin === undefined || !options.allowedOrigins?.includes(origin)) return;
    allowOrigin(reply.raw, origin);
    const preflight = preflightHeaders(method, headers);
    if (preflight !== undefined) return reply.headers(preflight).code(204).send();
  });
}

function createApp(options: GatewayOptions): FastifyInstance {
  const { logLevel = "silent", maxConnections = 4096 } = options;
  const app = fastify({
    bodyLimit: gatewayLimits.maxBodyBytes,
    requestTimeout: requestTimeoutMs,
    // clients that still read nothing are not waited for
    forceCloseConnections: true,
    clientErrorHandler: answerClientError,
    // an address that is none reaches no hook, and the socket of an upgrade has no other owner
    frameworkErrors: (error, { socket }) => refuseSocket(socket, error),
    // one line of our own, at the end
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: "requestId",
    }),
    genReqId: createRequestIds(),
    logger: {
      level: logLevel,
      stream: process.stderr,
      serializers: { req: ({ method, url }) => ({ method, url: withoutQuery(url) }) },
    },
    http: {
      headersTimeout: headersTimeoutMs,
      connectionsCheckingInterval: 2000,
      // Node refuses it without a word
      requireHostHeader: false,
    },
    routerOptions: { maxParamLength },
  });
  addJsonParser(app);
  app.server.maxConnections = maxConnections;
  app.server.on("checkExpectation", refuseExpectation);
  refuseConnect(app.server);
  endConnectionsSlowly(app.server);
  return app;
}

/** Ids that no other start of the server has given. */
function createRequestIds(): () => string {
  const start = randomBytes(4).toString("hex");
  let count = 0;
  return () => `${start}-${++count}`;
}

/** A token may stand in a query. */
const withoutQuery = (url: string): string => url.split("?")[0] ?? "";
