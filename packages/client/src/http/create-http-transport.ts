import type { AgentInfo, Session, SessionPage, TurnAccepted } from "@agentstream/schema";

import { AgentError } from "../agent-error.ts";
import type { SocketConstructor } from "../platform.ts";
import type { Attempt, Transport } from "../transport.ts";
import { sessionPath, type Channel, type ChannelName } from "./channel.ts";
import { chooseChannel } from "./choose-channel.ts";
import { createHttp, fieldsOf, type HttpOptions } from "./http.ts";
import { createPollChannel } from "./poll-channel.ts";
import { createSocketChannel } from "./socket-channel.ts";
import { createSseChannel } from "./sse-channel.ts";

export interface HttpTransportOptions extends HttpOptions {
  /** How events are read. `auto`, also when absent: by server-sent events, else a WebSocket, else polling. */
  readonly transport?: ChannelName | "auto" | undefined;
  /** For a platform without one. */
  readonly WebSocket?: SocketConstructor | undefined;
  /** How long a connection may be silent before it counts as lost. Absent: 45 seconds. */
  readonly silenceMs?: number | undefined;
  /** How much may wait for a slow reader of a WebSocket, in characters. Absent: 8 million. */
  readonly maxBuffered?: number | undefined;
}

const defaultSilenceMs = 45_000;
const defaultMaxBuffered = 8_000_000;

/** A gateway, over HTTP. */
export function createHttpTransport(options: HttpTransportOptions): Transport {
  const http = createHttp(options);
  const { transport = "auto", silenceMs = defaultSilenceMs } = options;
  const { maxBuffered = defaultMaxBuffered, WebSocket } = options;

  const post = async (path: string, body: unknown, { key, signal }: Attempt): Promise<object> => {
    const headers = { "idempotency-key": key };
    return fieldsOf(await http.json({ method: "POST", path, body, headers, signal }));
  };
  const getSession: Transport["getSession"] = async (id, { signal }) =>
    readSession(await http.json({ method: "GET", path: sessionPath(id), signal }));

  const channels: Readonly<Record<ChannelName, Channel>> = {
    sse: createSseChannel(http, { silenceMs, maxBuffered }),
    websocket: createSocketChannel(http, { silenceMs, maxBuffered, WebSocket, getSession }),
    polling: createPollChannel(http),
  };
  const chosen = transport === "auto" ? Object.values(channels) : [channels[transport]];

  return {
    createSession: async (request, attempt) =>
      readSession(await post("/v1/sessions", request, attempt)),
    getSession,
    async listSessions(query, { signal }) {
      const path = `/v1/sessions${queryOf({ ...query })}`;
      return readPage(await http.json({ method: "GET", path, signal }));
    },
    async deleteSession(id, { signal }) {
      await http.json({ method: "DELETE", path: sessionPath(id), signal });
    },
    async listAgents({ signal }) {
      return readAgents(await http.json({ method: "GET", path: "/v1/agents", signal }));
    },
    addTurn: (id, turn, attempt): Promise<TurnAccepted> =>
      post(sessionPath(id, "/turns"), turn, attempt),
    cancel: async (id, attempt) =>
      readSession(await post(sessionPath(id, "/cancel"), undefined, attempt)),
    async answerPermission(id, requestId, answer, attempt) {
      await post(sessionPath(id, `/permissions/${encodeURIComponent(requestId)}`), answer, attempt);
    },
    async answerQuestion(id, requestId, answer, attempt) {
      await post(sessionPath(id, `/questions/${encodeURIComponent(requestId)}`), answer, attempt);
    },
    connect: chooseChannel(chosen),
  };
}

function queryOf(fields: Readonly<Record<string, string | number | undefined>>): string {
  const words = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(String(value))}`],
  );
  return words.length === 0 ? "" : `?${words.join("&")}`;
}

/** The gateway's answer, checked as far as the client itself uses it. */
function readSession(value: unknown): Session {
  if (isSession(value)) return value;
  throw otherAnswer("a session", value);
}

function readPage(value: unknown): SessionPage {
  const { sessions, next }: Partial<SessionPage> = fieldsOf(value);
  if (Array.isArray(sessions) && sessions.every(isSession)) return { sessions, next: next ?? null };
  throw otherAnswer("a page of sessions", value);
}

function readAgents(value: unknown): AgentInfo[] {
  const { agents }: Partial<Record<"agents", AgentInfo[]>> = fieldsOf(value);
  if (Array.isArray(agents)) return agents;
  throw otherAnswer("a list of agents", value);
}

const otherAnswer = (expected: string, value: unknown): AgentError =>
  new AgentError("protocolError", `Expected ${expected} of the gateway, got something else.`, {
    nativeError: JSON.stringify(value)?.slice(0, 1000),
  });

function isSession(value: unknown): value is Session {
  const { id, state, agentType, lastSeq }: Partial<Session> = fieldsOf(value);
  return (
    [id, state, agentType].every((field) => typeof field === "string") &&
    typeof lastSeq === "number"
  );
}
