import type { SchemaName } from "@agentstream/schema";

import type { ProblemKind } from "../problem-kinds.ts";

/** What the documents have of a route; the path, the query and the scope are those of its row. */
export interface HttpDocs {
  /** One line, which also names the operation. */
  readonly summary: string;
  /** What its body must be. Absent: it reads no body. */
  readonly body?: SchemaName;
  /** Headers that it reads. */
  readonly headers?: readonly HeaderName[];
  /** What comes back, by status. */
  readonly answers: Readonly<Partial<Record<AnswerStatus, Content>>>;
  /** The problems that are possible beside those of every route of its kind. */
  readonly problems?: readonly ProblemKind[];
}

/** What the documents have of a WebSocket. */
export interface SocketDocs {
  readonly summary: string;
  /** Messages of the server, and of the client. */
  readonly sends: readonly SchemaName[];
  readonly receives: readonly SchemaName[];
  readonly problems?: readonly ProblemKind[];
}

type AnswerStatus = 200 | 201 | 202 | 204 | 503;

/** By media type: one of these. `none`: no body. */
export type Content = "none" | Readonly<Partial<Record<MediaType, readonly Shape[]>>>;

export type MediaType =
  | "application/json"
  | "application/schema+json"
  | "image/svg+xml"
  | "text/css"
  | "text/event-stream"
  | "text/html"
  | "text/javascript"
  | "text/plain";

/** A value of a schema; a list of such values; any value of a format that has no schema here; a constant. */
export type Shape =
  | SchemaName
  | { readonly listOf: SchemaName }
  | { readonly text: string }
  | { readonly constant: string }
  | { readonly anyObject: string };

export type HeaderName = "Idempotency-Key" | "Last-Event-ID";

/** A body of JSON. */
export const json = (...shapes: readonly Shape[]): Content => ({ "application/json": shapes });

/** Server-sent events; each `data` is one of these. */
export const sse = (...shapes: readonly Shape[]): Content => ({ "text/event-stream": shapes });

/** The values of all dialects. */
export const dialectShapes: readonly SchemaName[] = [
  "dialects/execute",
  "dialects/ues",
  "dialects/daemon",
  "dialects/session-event",
  "dialects/acp",
  "dialects/ag-ui",
  "dialects/ai-sdk",
];

/** Why a run may be refused. */
export const startProblems: readonly ProblemKind[] = [
  "notFound",
  "unknownAgent",
  "agentNotInstalled",
  "exceedsCap",
  "forbidden",
  "busy",
  "keyReused",
  "gone",
  "tooMany",
];
