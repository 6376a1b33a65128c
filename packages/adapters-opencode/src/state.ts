import type { BlockAbout, EndingFacts, Emitter } from "@agentstream/adapter-kit";
import type { TurnFailedEvent } from "@agentstream/schema/written";

import { emptyAccount, type Account } from "./map-usage.ts";

export type Detail = NonNullable<EndingFacts["detail"]>;
export type ErrorCode = TurnFailedEvent["errorCode"];

/** Whose it is: the main agent's without either. */
export interface Owner {
  readonly parentToolId?: string;
  readonly subagentId?: string;
}

export interface Failure {
  readonly error: string;
  readonly errorCode: ErrorCode;
}

/** What is going on in one session: the main agent's, or a sub-agent's. */
export interface Thread {
  /** Of a sub-agent it is known once that was told. */
  owner: Owner;
  account: Account;
  /** The call of the model that has begun and not ended, and how often it was begun. */
  step: { readonly messageId: string | undefined; readonly attempt: number } | undefined;
  /** Why the model stopped. */
  finish: string | undefined;
  hasSpoken: boolean;
  /** A refusal that stops the agent, unless it goes on. */
  rejection: string | undefined;
  failure: Failure | undefined;
}

/** What both protocols must remember. */
export interface State {
  readonly emitter: Emitter;
  readonly main: Thread;
  /** Sub-agents by their sessions, where these are seen. */
  readonly children?: ReadonlyMap<string, Thread>;
  /** Of all turns that have ended. */
  cost: number | undefined;
}

const createThread = (): Thread => ({ owner: {}, ...freshTurn() });

type TurnFacts = Omit<Thread, "owner">;

/** What is known when a turn begins. */
export const freshTurn = (): TurnFacts => ({
  account: emptyAccount,
  step: undefined,
  finish: undefined,
  hasSpoken: false,
  rejection: undefined,
  failure: undefined,
});

/** What `run` must remember: why it did not start is told on the error output alone. */
export interface RunState extends State {
  /** Refusals on the error output, and those that standard output has told. */
  readonly refusals: { readonly toolName: string; readonly message: string }[];
  rejections: number;
  startupError: string | undefined;
  hasUsageText: boolean;
}

export const createRunState = (emitter: Emitter): RunState => ({
  emitter,
  main: createThread(),
  cost: undefined,
  refusals: [],
  rejections: 0,
  startupError: undefined,
  hasUsageText: false,
});

/** A text or a thought; `told`: the whole, once it is closed. */
export interface BlockPart {
  readonly about: BlockAbout;
  readonly turn: number;
  told: string | undefined;
}

/** A tool call, as far as it was told. */
export interface CallPart {
  readonly nativeId: string;
  readonly toolName: string;
  isStarted: boolean;
  hasArguments: boolean;
  isEnded: boolean;
}

interface Message {
  readonly role: string | undefined;
  /** The turn that it belongs to. */
  readonly turn: number;
  /** It takes the place of what was said before. */
  readonly isSummary: boolean;
}

/** A session among those that the server tells of. */
export interface Session extends Thread {
  readonly blocks: Map<string, BlockPart>;
  readonly calls: Map<string, CallPart>;
  /** The newest call of a native id. */
  readonly newestCalls: Map<string, CallPart>;
  /** What a sub-agent is called. */
  readonly title: string | undefined;
  /** A call of the model failed and waits to be made again. */
  retry: { readonly attempt: number | undefined; readonly message: string } | undefined;
}

export interface ServeState extends State {
  readonly main: Session;
  /** The session that is followed: the first without a parent. */
  rootId: string | undefined;
  readonly children: Map<string, Session>;
  readonly messages: Map<string, Message>;
  /** How many turns have ended. */
  turn: number;
  /** The user's message that the turn answers, and whether the answer has begun. */
  promptId: string | undefined;
  isAnswered: boolean;
  /** Prompts that came while a turn was open. */
  queue: { readonly messageId: string; readonly prompt: string }[];
  /** How the last turn ended, more closely. */
  lastDetail: Detail | undefined;
}

export const createSession = (title?: string): Session => ({
  ...createThread(),
  blocks: new Map(),
  calls: new Map(),
  newestCalls: new Map(),
  title,
  retry: undefined,
});

export const createServeState = (emitter: Emitter): ServeState => ({
  emitter,
  main: createSession(),
  cost: undefined,
  rootId: undefined,
  children: new Map(),
  messages: new Map(),
  turn: 0,
  promptId: undefined,
  isAnswered: false,
  queue: [],
  lastDetail: undefined,
});
