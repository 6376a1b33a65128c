import type { AgUiEvent, UnifiedEvent } from "@agentstream/schema";

import type { DialectOptions } from "../dialect.ts";

export type { AgUiEvent };

/** The sub-agent that an event belongs to; absent: the agent's own. */
export interface Tag {
  readonly subagentRunId?: string;
}

/** An open message or reasoning: its owner, and its closing events. */
interface OpenBlock {
  readonly tag: Tag;
  readonly end: (messageId: string, tag: Tag) => AgUiEvent[];
}

/** A call whose input streams. */
interface OpenInput {
  readonly tag: Tag;
  /** A piece of the input was sent. */
  readonly hasPieces: boolean;
}

/** What is kept of a run. */
export interface AgUiRun {
  readonly options: DialectOptions;
  readonly blocks: Map<string, OpenBlock>;
  readonly inputs: Map<string, OpenInput>;
  /** The owner of each call that waits for its arguments. */
  readonly waiting: Map<string, Tag>;
  /** The owner of each open tool. */
  readonly tools: Map<string, Tag>;
  /** The sub-agents that were announced. */
  readonly subagents: Set<string>;
  /** Those of them that run, by their id: how they were announced. */
  readonly running: Map<string, AgUiEvent>;
  /** The step that is open. */
  step: string | undefined;
  /** The run has ended at a request for the reader; what follows is another run of it. */
  isPaused: boolean;
  readonly threadId: string;
  readonly runId: string;
}

export const createAgUiRun = (
  { sessionId, run = 1 }: UnifiedEvent,
  options: DialectOptions,
): AgUiRun => ({
  options,
  blocks: new Map(),
  inputs: new Map(),
  waiting: new Map(),
  tools: new Map(),
  subagents: new Set(),
  running: new Map(),
  step: undefined,
  isPaused: false,
  threadId: options.threadId ?? sessionId,
  runId: options.runId ?? `${sessionId}/${run}`,
});

const own: Tag = {};

/** The owner of an event; undefined for a sub-agent that was not announced. */
export function tagOf(
  { subagentId, parentToolId }: UnifiedEvent,
  { subagents }: AgUiRun,
): Tag | undefined {
  if (subagentId === undefined && parentToolId === undefined) return own;
  return subagentId !== undefined && subagents.has(subagentId)
    ? { subagentRunId: subagentId }
    : undefined;
}
