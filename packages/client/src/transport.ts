import type {
  AgentInfo,
  ConnectionEvent,
  PermissionAnswer,
  QuestionAnswer,
  Session,
  SessionPage,
  SessionRequest,
  TurnAccepted,
  TurnRequest,
} from "@agentstream/schema";

import type { SessionQuery } from "./agent-client.ts";

/** One try of a call. */
export interface Attempt {
  readonly signal: AbortSignal;
  /** The same in every try of a call: what is asked is done once. */
  readonly key: string;
}

/** Where a connection starts to read. */
export interface Place {
  readonly sessionId: string;
  /** After this seq. */
  readonly after: number;
  readonly follow: "run" | "session";
  /** Absent: unified events. */
  readonly dialect?: string | undefined;
  readonly signal: AbortSignal;
}

/** What comes over a connection. `seq`: all of the event of this seq has come, so that reading can go on after it. */
export type Arrival =
  | { readonly value: unknown; readonly seq: number | undefined }
  | { readonly notice: ConnectionEvent };

/**
 * The other side of a client. Each function makes one try, and rejects with an `AgentError`; the client repeats
 * those that are transient.
 */
export interface Transport {
  readonly createSession: (request: SessionRequest, attempt: Attempt) => Promise<Session>;
  readonly listSessions: (query: SessionQuery, attempt: Attempt) => Promise<SessionPage>;
  readonly deleteSession: (sessionId: string, attempt: Attempt) => Promise<void>;
  readonly listAgents: (attempt: Attempt) => Promise<AgentInfo[]>;
  readonly getSession: (sessionId: string, attempt: Attempt) => Promise<Session>;
  readonly addTurn: (
    sessionId: string,
    turn: TurnRequest,
    attempt: Attempt,
  ) => Promise<TurnAccepted>;
  readonly cancel: (sessionId: string, attempt: Attempt) => Promise<Session>;
  readonly answerPermission: (
    sessionId: string,
    requestId: string,
    answer: PermissionAnswer,
    attempt: Attempt,
  ) => Promise<void>;
  readonly answerQuestion: (
    sessionId: string,
    requestId: string,
    answer: QuestionAnswer,
    attempt: Attempt,
  ) => Promise<void>;
  /** One connection, read as fast as its reader asks. It ends without an error where nothing more will come. */
  readonly connect: (place: Place) => AsyncIterable<readonly Arrival[]>;
}
