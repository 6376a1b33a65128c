import type { AgUiEvent, UnifiedEvent } from "@agentstream/schema";

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

/** What is kept of a run. */
export interface AgUiRun {
  readonly blocks: Map<string, OpenBlock>;
  /** The owner of each tool whose input streams. */
  readonly inputs: Map<string, Tag>;
  /** The owner of each open tool. */
  readonly tools: Map<string, Tag>;
  /** The sub-agents that were announced. */
  readonly subagents: Set<string>;
  /** The step that is open. */
  step: string | undefined;
  runId: string;
}

export const createAgUiRun = ({ sessionId, run = 1 }: UnifiedEvent): AgUiRun => ({
  blocks: new Map(),
  inputs: new Map(),
  tools: new Map(),
  subagents: new Set(),
  step: undefined,
  runId: `${sessionId}/${run}`,
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
