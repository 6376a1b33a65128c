import type { ConnectionEvent, SessionRequest, UnifiedEvent } from "@agentstream/schema";

import type { AgentClient, NewSession, SessionDefaults } from "./agent-client.ts";
import { AgentError, withAgentType } from "./agent-error.ts";
import { createAgentSession } from "./create-agent-session.ts";
import { createHttpTransport, type HttpTransportOptions } from "./http/create-http-transport.ts";
import { defaultTimeoutMs } from "./http/http.ts";
import type { ReadSettings } from "./read-session.ts";
import { repeatCall } from "./repeat-call.ts";
import type { Attempt, Transport } from "./transport.ts";

export interface ClientOptions extends SessionDefaults {
  /** How long a call may take, with all its tries. Absent: 30 seconds. */
  readonly timeoutMs?: number | undefined;
  /** How long a loop over events waits, in all, for a connection that brings something. Absent: two minutes. */
  readonly patienceMs?: number | undefined;
  /** What is about the connection: the place in the queue, a gap. */
  readonly onNotice?: ((notice: ConnectionEvent) => void) | undefined;
  /** Checks each event, such as `isUnifiedEvent` of `@agentstream/schema`. Absent: events are not checked. */
  readonly isValid?: ((value: unknown) => boolean) | undefined;
}

/** A client of a gateway. */
export interface GatewayClientOptions extends ClientOptions, HttpTransportOptions {}

/** A client of anything else. */
export interface TransportClientOptions extends ClientOptions {
  readonly transport: Transport;
}

/** Everything that the parts of a client share. */
export interface ClientContext {
  readonly transport: Transport;
  readonly settings: ReadSettings;
  readonly isValid: (value: unknown) => value is UnifiedEvent;
  /** Repeats a call while it fails on the way. */
  readonly call: <T>(
    work: (attempt: Attempt) => Promise<T>,
    signal: AbortSignal | undefined,
    agentType: string | undefined,
  ) => Promise<T>;
}

const defaultPatienceMs = 120_000;

/** Runs agents behind a gateway, or over another transport. */
export function createAgentClient(
  options: GatewayClientOptions | TransportClientOptions,
): AgentClient {
  const context = createContext(options);
  const { transport, call } = context;
  return {
    async createSession(given, { signal } = {}) {
      const request = requestOf(given, options);
      const { agentType } = request;
      const session = await call(
        (attempt) => transport.createSession(request, attempt),
        signal,
        agentType,
      );
      return createAgentSession(context, session, 0);
    },
    async resumeSession({ sessionId, prompt, ifBusy, after }, { signal } = {}) {
      const session = await call(
        (attempt) => transport.getSession(sessionId, attempt),
        signal,
        options.agentType,
      );
      const start = after ?? (prompt === undefined ? 0 : session.lastSeq);
      const resumed = createAgentSession(context, session, start);
      if (prompt !== undefined) await resumed.prompt(prompt, { signal, ifBusy });
      return resumed;
    },
    listSessions: (query = {}, { signal } = {}) =>
      call((attempt) => transport.listSessions(query, attempt), signal, query.agentType),
    deleteSession: (sessionId, { signal } = {}) =>
      call(deleteOnce(transport, sessionId), signal, undefined),
    listAgents: ({ signal } = {}) =>
      call((attempt) => transport.listAgents(attempt), signal, undefined),
  };
}

/** An earlier try whose answer was lost may have deleted it. */
function deleteOnce(transport: Transport, sessionId: string): (attempt: Attempt) => Promise<void> {
  let isRepeated = false;
  return async (attempt) => {
    try {
      await transport.deleteSession(sessionId, attempt);
    } catch (error) {
      const isGone = error instanceof AgentError && error.code === "sessionNotFound";
      if (!isRepeated || !isGone) throw error;
    } finally {
      isRepeated = true;
    }
  };
}

function createContext(options: GatewayClientOptions | TransportClientOptions): ClientContext {
  const { timeoutMs = defaultTimeoutMs, patienceMs = defaultPatienceMs, onNotice } = options;
  const { isValid = () => true } = options;
  return {
    transport: isOwnTransport(options) ? options.transport : createHttpTransport(options),
    settings: { timeoutMs, patienceMs, onNotice },
    isValid: (value): value is UnifiedEvent => isValid(value),
    async call(work, signal, agentType) {
      try {
        return await repeatCall(work, timeoutMs, signal);
      } catch (error) {
        throw withAgentType(error, agentType);
      }
    },
  };
}

const isOwnTransport = (
  options: GatewayClientOptions | TransportClientOptions,
): options is TransportClientOptions => typeof options.transport === "object";

function requestOf(
  { agentType, config, ...given }: NewSession,
  defaults: SessionDefaults,
): SessionRequest {
  const agent = agentType ?? defaults.agentType;
  if (agent === undefined)
    throw new TypeError("agentType: Expected an agent, of the session or of the client.");
  const all = { ...defaults.config, ...config };
  return { ...given, agentType: agent, ...(Object.keys(all).length > 0 && { config: all }) };
}
