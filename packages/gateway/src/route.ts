import type { Caller, Sessions } from "@agentstream/sessions";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { WebSocket } from "ws";

import type { TokenBook } from "./auth/token-book.ts";

/** What routes work with. */
export interface GatewayContext {
  readonly sessions: Sessions;
  readonly tokens: TokenBook;
  readonly version: string;
  /** Whether an agent's command is here, and which version. */
  readonly probe: Probe;
  readonly isReady: () => boolean;
}

export type Probe = (agentType: string) => Promise<ProbeResult>;

export interface ProbeResult {
  readonly installed: boolean;
  readonly version?: string;
}

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

export interface HttpRoute {
  readonly method: "GET" | "POST" | "DELETE";
  readonly url: string;
  /** Who may ask: everybody, or whoever a token was given to. `body`: the token may stand in the body. */
  readonly access: "open" | "token" | "body";
  /** What comes back is sent as JSON; nothing, if the route has answered. */
  readonly handle: (call: RouteCall) => Promise<unknown>;
}

/** The address of a WebSocket. */
export interface SocketRoute {
  readonly url: string;
  /** Checks the request before the upgrade, and throws why it is refused; returns what serves the socket. */
  readonly accept: (call: RouteCall) => Promise<(socket: WebSocket) => void>;
}
