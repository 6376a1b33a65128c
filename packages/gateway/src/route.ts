import type { IncomingMessage } from "node:http";

import type { Problem } from "@agentstream/schema";
import type { Caller, Membership, ProbeResult, Scope, Sessions } from "@agentstream/sessions";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { WebSocket } from "ws";

import type { ApiDocs } from "./api-docs/create-api-docs.ts";
import type { QueryName } from "./api-docs/parameters.ts";
import type { HttpDocs, SocketDocs } from "./api-docs/route-docs.ts";
import type { Audit } from "./audit/create-audit.ts";
import type { Door } from "./auth/create-door.ts";
import type { Passes } from "./auth/create-passes.ts";
import type { RequestRates } from "./auth/create-request-rates.ts";
import type { TokenBook } from "./auth/token-book.ts";
import type { LargeBodies } from "./create-large-bodies.ts";
import type { AcpDoor } from "./routes/acp/acp-door.ts";
import type { ApiPart } from "./routes/api/read-part.ts";
import type { Deliveries } from "./routes/rpc/create-deliveries.ts";
import type { Webhooks } from "./webhooks/start-webhooks.ts";
import type { PageCache } from "./wire/create-page-cache.ts";
import type { Speaker } from "./wire/speak-dialect.ts";

/** What routes work with. */
export interface GatewayContext {
  readonly sessions: Sessions;
  readonly tokens: TokenBook;
  readonly passes: Passes;
  readonly door: Door;
  /** For pages in a dialect, and for parts of `/api`. */
  readonly speakers: PageCache<Speaker>;
  readonly apiParts: PageCache<ApiPart>;
  readonly rates: RequestRates;
  readonly largeBodies: LargeBodies;
  readonly version: string;
  readonly webhooks: Pick<Webhooks, "status"> | undefined;
  /** Whether an agent's command is here, and which version. */
  readonly probe: Probe;
  readonly isReady: () => boolean;
  /** Its place among the servers that share the sessions. Absent: it is the only one. */
  readonly membership: Membership | undefined;
  readonly rpc: RpcRules;
  readonly deliveries: Deliveries;
  readonly apiDocs: ApiDocs;
  /** The text of `GET /metrics`; absent: it is not served. */
  readonly metricsText?: (() => Promise<string>) | undefined;
  readonly audit?: Audit | undefined;
  readonly acp: AcpDoor;
  /** A header for the answer to an upgrade. */
  readonly upgradeHeaders: WeakMap<IncomingMessage, string>;
}

export interface RpcRules {
  /** The caller that programs of this machine are taken for which send no token. Absent: they are refused. */
  readonly openTo?: Caller | undefined;
  /** The version that `health.check` gives. Absent: none. */
  readonly version?: string | undefined;
}

export type Probe = (agentType: string) => Promise<ProbeResult>;

export interface RouteCall {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly context: GatewayContext;
  readonly caller: Caller;
  /** The parts of the path that stand for something. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

/** One address, and what is done there. */
export type Route = HttpRoute | SocketRoute;

interface Address {
  readonly url: string;
  /** What the caller's token must allow; checked before the body is read. */
  readonly scope?: Scope;
  /** The names that its query may have; any other is refused. */
  readonly queryNames?: readonly QueryName[];
  /** A ticket in the query is accepted. */
  readonly takesTicket?: boolean;
  /** How faults are answered, where a problem alone is not what clients read. */
  readonly faultForm?: FaultForm;
}

/** Undefined: as a problem. */
export type FaultForm = (
  error: unknown,
  problem: Problem,
) => { readonly status: number; readonly body: unknown } | undefined;

export interface HttpRoute extends Address {
  readonly method: "GET" | "POST" | "DELETE";
  /** Who may call it: everybody, or clients with a token. `body`: the token may stand in the body.
   * `rpc`: as `token`, unless the server is open to this machine. */
  readonly access: "open" | "token" | "body" | "rpc";
  /** In bytes, where it is less than elsewhere. */
  readonly bodyLimit?: number;
  /** What the API documents have of it. */
  readonly docs: HttpDocs;
  /** What comes back is sent as JSON; nothing, if the route has answered. */
  readonly handle: (call: RouteCall) => Promise<unknown>;
}

/** The address of a WebSocket. */
export interface SocketRoute extends Address {
  readonly method: "GET";
  /** What the API documents have of it. */
  readonly docs: SocketDocs;
  /** Checks the request before the upgrade, and throws why it is refused; returns what serves the socket. */
  readonly accept: (call: RouteCall) => Promise<(socket: WebSocket) => void>;
  /** A request to the same address that is no upgrade. Absent: it is refused. */
  readonly plain?: Pick<HttpRoute, "docs" | "handle">;
}
