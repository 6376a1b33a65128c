import type { BlockAbout, Emitter, TranslatorOptions } from "@agentstream/adapter-kit/author";
import type { SessionDetail } from "@agentstream/schema";

import type { CallContext } from "../exec/handlers/emit-call.ts";
import type { OpenPatches } from "../exec/older/patch.ts";
import type { ErrorOutput } from "../exec/state.ts";
import { hasSchema } from "../structured-output.ts";
import type { OlderMessage } from "./held-older.ts";
import type { Conversation } from "./host.ts";
import type { ItemKeys } from "./item-keys.ts";
import type { ThreadState, Threads } from "./threads.ts";

/** What one run of `codex app-server` must remember from line to line. */
export interface ServerState extends ErrorOutput {
  /** Whether the main thread has written anything. */
  hasSpoken: boolean;
  /** An answer refused a call and ended the turn with it. */
  isStoppedByDenial: boolean;
  /** How the last turn ended, more closely. */
  detail: SessionDetail | undefined;
  /** The answer follows a schema. */
  readonly hasSchema: boolean;
  /** What each block is, and whose. */
  readonly blocks: Map<string, { readonly about: BlockAbout; readonly thread: ThreadState }>;
  /** Items that were completed. */
  readonly finished: Set<string>;
  /** Calls whose request came before their item. */
  readonly announced: Set<string>;
  /** What each call waits for, by its key: the native ids of the requests. */
  readonly asked: Map<string, string>;
  /** An older message, until it shows whether this version repeats it in new words. */
  heldOlder: OlderMessage | undefined;
  /** The changes of patches that only older messages have. */
  readonly patches: OpenPatches;
  /** The rate limits that were emitted last. */
  readonly rateLimits: Map<string, string>;
}

export const createServerState = (options: TranslatorOptions): ServerState => ({
  hasSpoken: false,
  isStoppedByDenial: false,
  detail: undefined,
  hasSchema: hasSchema(options),
  blocks: new Map(),
  finished: new Set(),
  announced: new Set(),
  asked: new Map(),
  heldOlder: undefined,
  patches: new Map(),
  rateLimits: new Map(),
  lastStderr: undefined,
  lastStderrError: undefined,
});

/** What belongs to one run of a process that serves several. */
export function forgetRun(state: ServerState): void {
  state.hasSpoken = false;
  state.detail = undefined;
  state.lastStderr = undefined;
  state.lastStderrError = undefined;
}

export interface ServerContext {
  readonly emitter: Emitter;
  readonly state: ServerState;
  readonly threads: Threads;
  readonly keys: ItemKeys;
  readonly conversation: Conversation;
}

/** Where the handler of an item stands. */
export interface ItemContext extends ServerContext, CallContext {
  readonly emitter: Emitter;
  readonly thread: ThreadState;
}

/** What is known of a block since its item began; else what its piece says. Made once a block. */
export function openBlock(
  key: string,
  about: BlockAbout,
  thread: ThreadState,
  { state, threads }: ServerContext,
): BlockAbout {
  const known = state.blocks.get(key);
  if (known !== undefined && known.thread === thread) return known.about;
  threads.wake(thread);
  const owned = { ...about, ...thread.owner };
  state.blocks.set(key, { about: owned, thread });
  return owned;
}
