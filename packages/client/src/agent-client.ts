import type {
  AgentInfo,
  PermissionAnswer,
  PromptPart,
  QuestionAnswer,
  RequestedConfig,
  Session,
  SessionPage,
  SessionRequest,
  TurnAccepted,
  TurnRequest,
  UnifiedEvent,
} from "@agentstream/schema";

declare global {
  // the platform's own type merges with it; where there is none, the name must not be unknown
  // oxlint-disable-next-line typescript/no-empty-object-type
  interface AbortSignal {}
}

export type Prompt = string | PromptPart[];

export interface CallOptions {
  /** Aborted: the call rejects with the signal's reason. What the other side has done by then stays. */
  readonly signal?: AbortSignal | undefined;
}

/** What to do while a turn runs. Absent: `queue` the prompt. */
export interface BusyOption {
  readonly ifBusy?: TurnRequest["ifBusy"] | undefined;
}

/** What the sessions of a client have in common. */
export interface SessionDefaults {
  readonly agentType?: string | undefined;
  /** Each field applies where a session does not set its own. */
  readonly config?: RequestedConfig | undefined;
}

/** Absent: the client's `agentType` and `config`. */
export interface NewSession
  extends SessionDefaults, Omit<SessionRequest, "agentType" | "config" | "prompt" | "sessionId"> {
  readonly prompt: Prompt;
}

export interface ResumedSession extends BusyOption {
  readonly sessionId: string;
  /** Absent: the session is only followed. */
  readonly prompt?: Prompt | undefined;
  /** Where `events` starts. Absent: at the first event; with a prompt, after the newest one before it. */
  readonly after?: number | undefined;
}

export interface ReadOptions extends CallOptions {
  /** Starts after this `seq`. Absent: where `events` starts. */
  readonly after?: number | undefined;
  /** `run`: to the end of the newest run, also when absent; `session`: for as long as the session exists. */
  readonly follow?: "run" | "session" | undefined;
}

/** A conversation with an agent. */
export interface AgentSession {
  readonly id: string;
  readonly agentType: string;
  /**
   * The events, each once and in order: those that were, then those that come, to the end of the newest run. Each
   * loop reads anew. A lost connection is reopened; a slow loop loses nothing.
   */
  readonly events: AsyncIterable<UnifiedEvent>;
  /** As `events`, from another place on. */
  readonly read: (options?: ReadOptions) => AsyncIterable<UnifiedEvent>;
  /** The session in another wire format, such as `ai-sdk`: its values, each once. */
  readonly values: (dialect: string, options?: ReadOptions) => AsyncIterable<unknown>;
  /** A further prompt. */
  readonly prompt: (prompt: Prompt, options?: CallOptions & BusyOption) => Promise<TurnAccepted>;
  /** Stops the running run; waiting ones never start. */
  readonly cancel: (options?: CallOptions) => Promise<Session>;
  /** The first answer counts. */
  readonly answerPermission: (
    requestId: string,
    answer: PermissionAnswer,
    options?: CallOptions,
  ) => Promise<void>;
  readonly answerQuestion: (
    requestId: string,
    answer: QuestionAnswer,
    options?: CallOptions,
  ) => Promise<void>;
  /** How the session stands now. */
  readonly get: (options?: CallOptions) => Promise<Session>;
}

/** Which sessions are listed. Absent: all of them. */
export interface SessionQuery {
  readonly state?: Session["state"] | undefined;
  readonly agentType?: string | undefined;
  /** How many at most. */
  readonly limit?: number | undefined;
  /** `next` of the page before. */
  readonly cursor?: string | undefined;
}

/** Runs agents: behind a gateway, in this process, or from a recording. */
export interface AgentClient {
  /** A page of the caller's sessions, newest first. */
  readonly listSessions: (query?: SessionQuery, options?: CallOptions) => Promise<SessionPage>;
  /** Cancels a session, and deletes all that is kept of it. */
  readonly deleteSession: (sessionId: string, options?: CallOptions) => Promise<void>;
  /** The agents that sessions may name: whether they are installed, and their abilities. */
  readonly listAgents: (options?: CallOptions) => Promise<AgentInfo[]>;
  readonly createSession: (session: NewSession, options?: CallOptions) => Promise<AgentSession>;
  readonly resumeSession: (session: ResumedSession, options?: CallOptions) => Promise<AgentSession>;
}
