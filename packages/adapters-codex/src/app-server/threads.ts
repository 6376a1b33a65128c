import { zeroUsage, type Emitter, type TranslatorOptions } from "@agentstream/adapter-kit/author";
import {
  isListed,
  usageCompletenesses,
  type TokenUsage as GivenUsage,
} from "@agentstream/schema/core";
import type { TokenUsage } from "@agentstream/schema/written";

import type { SpawnedBy } from "../exec/handlers/emit-call.ts";

/** A thread of the connection: the main one, or a sub-agent's. */
export interface ThreadState {
  id: string | undefined;
  readonly isMain: boolean;
  /** The owner fields of its events. */
  owner: { readonly subagentId?: string };
  /** The turn that runs, by its announced id. */
  turnId: string | undefined;
  readonly endedTurns: Set<string>;
  isReviewing: boolean;
  /** Whether the prompt of this turn was printed. */
  hasPrompt: boolean;
  lastText: string | undefined;
  /** The label of a sub-agent. */
  label: string | undefined;
  /** The thread's total, and what it was before this turn; undefined: not known. */
  total: TokenUsage | undefined;
  totalBefore: TokenUsage | undefined;
  /** The total that was reported last. */
  totalReported: TokenUsage | undefined;
  /** No total was printed yet: the assumed one may be wrong. */
  isAssumed: boolean;
  /** An item has reported the newest compaction: versions from 0.94 on repeat its end in an older word. */
  isCompacted: boolean;
  /** How much the context held after the last call of the model. */
  contextTokens: number | undefined;
}

export interface Threads {
  readonly main: ThreadState;
  /** The thread of a line; an unknown id is a sub-agent's, and begins it. */
  readonly of: (threadId: string | undefined) => ThreadState;
  /** Sets which thread is the main one, where a line shows it. */
  readonly setMain: (threadId: string) => void;
  /** A call that spawns a sub-agent begins; whose thread it is shows only later. */
  readonly spawning: (key: string, by: SpawnedBy) => void;
  readonly spawned: (threadId: string, by: SpawnedBy) => void;
  readonly notSpawned: (key: string) => void;
  /** A sub-agent that had ended continues: it is another one in the stream. */
  readonly wake: (thread: ThreadState) => void;
  readonly isRunning: (thread: ThreadState) => boolean;
}

export function createThreads(emitter: Emitter, options: TranslatorOptions): Threads {
  const { previousUsage, resumed = false } = options;
  const before = previousUsage === undefined ? undefined : inListedWords(previousUsage);
  const main = createThread(undefined, true, before ?? (resumed ? undefined : zeroUsage));
  main.isAssumed = previousUsage === undefined;
  const children = new Map<string, ThreadState>();
  /** Calls that are spawning a sub-agent of which nothing was seen yet. */
  const spawns = new Map<string, SpawnedBy>();

  const isRunning = ({ owner, isMain }: ThreadState): boolean =>
    isMain ? emitter.turns.isOpen() : emitter.open.subagents.has(owner.subagentId ?? "");

  function child(threadId: string, by?: SpawnedBy): ThreadState {
    const known = children.get(threadId);
    if (known !== undefined) return known;
    const thread = createThread(threadId, false, zeroUsage);
    children.set(threadId, thread);
    startSubagent(thread, by ?? takeSpawn(spawns), emitter);
    return thread;
  }

  function setMain(threadId: string): void {
    // the first thread is the main one: a later one is not another conversation
    if (main.id !== undefined) return;
    main.id = threadId;
    emitter.session.learn({ nativeSessionId: threadId });
  }

  return {
    main,
    of(threadId) {
      if (threadId === undefined || threadId === main.id) return main;
      if (main.id !== undefined) return child(threadId);
      setMain(threadId);
      return main;
    },
    setMain,
    spawning: (key, by) => spawns.set(key, by),
    spawned: (threadId, by) => {
      if (threadId !== main.id) child(threadId, by);
    },
    notSpawned: (key) => spawns.delete(key),
    wake(thread) {
      if (!thread.isMain && !isRunning(thread)) startSubagent(thread, {}, emitter);
    },
    isRunning,
  };
}

/** The only call that spawns just now; of several it is not known which one it was. */
function takeSpawn(spawns: Map<string, SpawnedBy>): SpawnedBy {
  const [only] = spawns;
  if (only === undefined || spawns.size > 1) return {};
  spawns.delete(only[0]);
  return only[1];
}

function startSubagent(thread: ThreadState, by: SpawnedBy, { jobs }: Emitter): void {
  const { id = "" } = thread;
  const { toolId, prompt, model, label = prompt?.split("\n")[0] ?? thread.label ?? id } = by;
  thread.label = label;
  jobs.startSubagent(id, { label, toolId, prompt, model: model === "" ? undefined : model });
  const subagentId = jobs.subagentId(id);
  thread.owner = subagentId === undefined ? {} : { subagentId };
}

/** The total may be written by a newer version, whose word for its completeness is not known here. */
const inListedWords = ({ completeness = "reported", ...figures }: GivenUsage): TokenUsage => ({
  ...figures,
  completeness: isListed(usageCompletenesses, completeness) ? completeness : "partial",
});

const createThread = (
  id: string | undefined,
  isMain: boolean,
  total: TokenUsage | undefined,
): ThreadState => ({
  id,
  isMain,
  owner: {},
  turnId: undefined,
  endedTurns: new Set(),
  isReviewing: false,
  hasPrompt: false,
  lastText: undefined,
  label: undefined,
  total,
  totalBefore: total,
  totalReported: total,
  isAssumed: true,
  isCompacted: false,
  contextTokens: undefined,
});
