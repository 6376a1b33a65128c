import type { BlockAbout, Emitter, NativeObject, RpcId } from "@agentstream/adapter-kit";

import type { ErrorOutput } from "../state.ts";
import type { Conversation } from "./conversation.ts";
import type { ItemKeys } from "./item-keys.ts";
import type { ThreadState, Threads } from "./threads.ts";

/** What one run of `codex app-server` must remember from line to line. */
export interface ServerState extends ErrorOutput {
  /** Whether the main thread has said anything. */
  hasSpoken: boolean;
  /** What each block is, and whose. */
  readonly blocks: Map<string, { readonly about: BlockAbout; readonly thread: ThreadState }>;
  /** Items that were completed. */
  readonly finished: Set<string>;
  /** Calls that a request told of before their item did. */
  readonly announced: Set<string>;
  /** What each call waits for, by its key: the native ids of the requests. */
  readonly asked: Map<string, string>;
  /** The rate limits that were told last. */
  readonly rateLimits: Map<string, string>;
}

export const createServerState = (): ServerState => ({
  hasSpoken: false,
  blocks: new Map(),
  finished: new Set(),
  announced: new Set(),
  asked: new Map(),
  rateLimits: new Map(),
  lastStderr: undefined,
  lastStderrError: undefined,
});

export interface ServerContext {
  readonly emitter: Emitter;
  readonly state: ServerState;
  readonly threads: Threads;
  readonly keys: ItemKeys;
  readonly conversation: Conversation;
}

/** A line that has a method. */
export interface Call {
  readonly method: string;
  readonly params: NativeObject;
  readonly native: NativeObject;
}

/** Translates one notification. */
export type Handler = (call: Call, context: ServerContext) => void;

/** A line that wants an answer. */
export interface RequestCall extends Call {
  readonly id: RpcId;
  readonly answer: (result: unknown) => void;
}

export type RequestHandler = (call: RequestCall, context: ServerContext) => void;

/** A line that fits nothing is told whole. */
export const emitWhole = ({ method, native }: Call, { emitter }: ServerContext): void =>
  emitter.extension(method, native);
