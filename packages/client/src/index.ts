export type {
  AgentClient,
  AgentSession,
  BusyOption,
  CallOptions,
  NewSession,
  Prompt,
  ReadOptions,
  ResumedSession,
  SessionDefaults,
  SessionQuery,
} from "./agent-client.ts";
export { AgentError, type ErrorDetails } from "./agent-error.ts";
export {
  createAgentClient,
  type ClientOptions,
  type GatewayClientOptions,
  type TransportClientOptions,
} from "./create-agent-client.ts";
export { errorOfEvent } from "./error-of-event.ts";
export { type HttpTransportOptions } from "./http/create-http-transport.ts";
export type { Token } from "./http/http.ts";
export { login, logout, type LoginOptions } from "./http/login.ts";
export type { Fetch, FetchRequest, FetchResponse, Socket, SocketConstructor } from "./platform.ts";
export type { Arrival, Attempt, Place, Transport } from "./transport.ts";
