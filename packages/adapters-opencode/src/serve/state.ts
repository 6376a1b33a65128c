import type { BlockAbout, Emitter } from "@agentstream/adapter-kit/author";
import type { SessionDetail } from "@agentstream/schema";

import { createThread, type State, type Thread } from "../thread.ts";

/** A text or a thought; `whole`: its text, once it is closed. */
export interface BlockPart {
  readonly about: BlockAbout;
  readonly turn: number;
  whole: string | undefined;
}

/** A tool call, as far as it was emitted. */
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

/** One of the server's sessions. */
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
  lastDetail: SessionDetail | undefined;
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
