import type { AgUiEvent, UnifiedEvent } from "@agentstream/schema";

export type { AgUiEvent };

/** Whose something is: a sub-agent's, or without it the agent's own. */
export interface Tag {
  readonly subagentRunId?: string;
}

/** A message or reasoning that is open: whose it is, and what closes it. */
interface OpenBlock {
  readonly tag: Tag;
  readonly end: (messageId: string, tag: Tag) => AgUiEvent[];
}

/** What is kept of a run. */
export interface AgUiRun {
  readonly blocks: Map<string, OpenBlock>;
  /** Whose each tool is whose input streams. */
  readonly inputs: Map<string, Tag>;
  /** Whose each open tool is. */
  readonly tools: Map<string, Tag>;
  /** The sub-agents that were told. */
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

/** Whose an event is; undefined where it is of a sub-agent that nobody was told of. */
export function tagOf(
  { subagentId, parentToolId }: UnifiedEvent,
  { subagents }: AgUiRun,
): Tag | undefined {
  if (subagentId === undefined && parentToolId === undefined) return own;
  return subagentId !== undefined && subagents.has(subagentId)
    ? { subagentRunId: subagentId }
    : undefined;
}
