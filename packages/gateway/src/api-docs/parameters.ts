import type { HeaderName } from "./route-docs.ts";

interface Parameter {
  readonly description: string;
  readonly schema: object;
}

const text = { type: "string" };
const count = { type: "integer", minimum: 0 };

export type QueryName =
  | "after"
  | "agent"
  | "agentType"
  | "approvals"
  | "before"
  | "cursor"
  | "dialect"
  | "follow"
  | "limit"
  | "mcpServers"
  | "offset"
  | "partial_json"
  | "questions"
  | "raw"
  | "runId"
  | "state"
  | "threadId"
  | "ticket"
  | "token"
  | "version"
  | "wait";

/** The parameters of all queries. A route names those that it takes; each means the same everywhere. */
export const queryParameters: Readonly<Record<QueryName, Parameter>> = {
  after: { description: "The `seq` of the last event that is known.", schema: count },
  agent: { description: "The agent that sessions have at first.", schema: text },
  agentType: { description: "The agent.", schema: text },
  approvals: {
    description: "Whether the stream ends where a permission is asked.",
    schema: { enum: ["endStream", "inline"] },
  },
  before: { description: "The `cursor` of an earlier page.", schema: text },
  cursor: { description: "The `next` of an earlier page.", schema: text },
  dialect: {
    description: "The format of the events, such as `ai-sdk` or `daemon:raw`; absent: unified.",
    schema: text,
  },
  follow: {
    description: "`run`: ends with the newest run; `session`: never ends.",
    schema: { enum: ["session", "run"] },
  },
  limit: {
    description: "The most items that are returned.",
    schema: { type: "integer", minimum: 1 },
  },
  mcpServers: {
    description: "MCP servers that a client names and may not are left out.",
    schema: { const: "ignore" },
  },
  offset: {
    description: "How many events are skipped; `-1` for a run: none of them.",
    schema: { type: "integer", minimum: -1 },
  },
  partial_json: { description: "Input of tools as it is written.", schema: { const: "true" } },
  questions: {
    description: "The form of the input of questions; absent: `object`.",
    schema: { enum: ["list", "object"] },
  },
  raw: { description: "Native lines, too.", schema: { const: "true" } },
  runId: { description: "The run to read from its start.", schema: text },
  state: { description: "Sessions of this state alone.", schema: text },
  threadId: { description: "The thread: the client's own id, or that of a session.", schema: text },
  ticket: {
    description: "A ticket of `POST /v1/login`, instead of a header.",
    schema: text,
  },
  token: { description: "The token, instead of a header.", schema: text },
  version: { description: "The major version of the client.", schema: text },
  wait: { description: "How many seconds to wait for the first event.", schema: count },
};

/** The parts of paths that stand for something. */
export const pathParameters: Readonly<Record<string, string>> = {
  id: "The id of the session, or the client's own id of the chat or thread.",
  requestId: "The `requestId` of the event that asked.",
  "*": "The rest of the path.",
};

export const headerParameters: Readonly<Record<HeaderName, string>> = {
  "Idempotency-Key": "The request's own name: sent again with it, the request is not repeated.",
  "Last-Event-ID": "The `id` of the last event that was read; it counts more than `after`.",
};
