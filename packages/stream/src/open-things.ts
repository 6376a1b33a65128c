import {
  isListed,
  thinkingKinds,
  type EventMap,
  type EventType,
  type KnownEvent,
  type PermissionOption,
  type ThinkingKind,
  type UnifiedEvent,
} from "@agentstream/schema";

import { createGrowingText, type GrowingText } from "./growing-text.ts";

/** What has begun in a run and not ended. Fed with every event of a stream, it always knows. */
export interface OpenThings {
  /** Whether the run has begun and not ended. */
  running: boolean;
  turnNumber: number | undefined;
  readonly blocks: Map<string, OpenBlock>;
  readonly tools: Map<string, OpenTool>;
  /** Tools whose input streamed, and that have not started. */
  readonly inputs: Map<string, Owner>;
  readonly permissions: Map<string, OpenPermission>;
  readonly questions: Map<string, OpenQuestions>;
  readonly subagents: Set<string>;
  readonly tasks: Set<string>;
  /** The name of each hook. */
  readonly hooks: Map<string, string>;
}

/** Whose it is: without either, the main thread's. */
export interface Owner {
  readonly parentToolId?: string | undefined;
  readonly subagentId?: string | undefined;
}

export interface OpenBlock extends Owner {
  readonly type: "textChunk" | "thinkingChunk";
  /** What was told so far. */
  readonly text: GrowingText;
  readonly messageId?: string | undefined;
  readonly kind?: ThinkingKind | undefined;
  readonly phase?: string | undefined;
  readonly local?: boolean | undefined;
}

export interface OpenTool extends Owner {
  readonly toolName: string;
  readonly toolKind: string | undefined;
}

export interface OpenPermission {
  readonly toolId: string | undefined;
  readonly options: readonly PermissionOption[];
  readonly canChangeArguments: boolean | undefined;
}

export interface OpenQuestions {
  readonly questionIds: ReadonlySet<string>;
}

export const createOpenThings = (): OpenThings => ({
  running: false,
  turnNumber: undefined,
  blocks: new Map(),
  tools: new Map(),
  inputs: new Map(),
  permissions: new Map(),
  questions: new Map(),
  subagents: new Set(),
  tasks: new Set(),
  hooks: new Map(),
});

/** Nothing goes on past the end of a run. */
function clear(open: OpenThings): void {
  open.running = false;
  open.turnNumber = undefined;
  const { blocks, tools, inputs, permissions, questions, subagents, tasks, hooks } = open;
  for (const things of [blocks, tools, inputs, permissions, questions, subagents, tasks, hooks])
    things.clear();
}

type Follower<T extends EventType> = (open: OpenThings, event: Known<T>) => void;

const followers: { readonly [T in EventType]?: Follower<T> } = {
  sessionStarted: (open) => {
    clear(open);
    open.running = true;
  },
  sessionEnded: clear,
  turnStarted: (open, { turnNumber }) => {
    open.turnNumber = turnNumber;
  },
  turnCompleted: (open) => {
    open.turnNumber = undefined;
  },
  turnFailed: (open) => {
    open.turnNumber = undefined;
  },
  textChunk: followChunk,
  thinkingChunk: followChunk,
  blockDiscarded: (open, { blockId }) => {
    open.blocks.delete(blockId);
    open.inputs.delete(blockId);
  },
  toolInputChunk: (open, { toolId, parentToolId, subagentId }) => {
    if (!open.inputs.has(toolId)) open.inputs.set(toolId, { parentToolId, subagentId });
  },
  toolStarted: (open, { toolId, toolName, toolKind, parentToolId, subagentId }) => {
    open.inputs.delete(toolId);
    open.tools.set(toolId, { toolName, toolKind, parentToolId, subagentId });
  },
  toolCompleted: (open, { toolId }) => {
    open.tools.delete(toolId);
  },
  toolFailed: (open, { toolId }) => {
    open.tools.delete(toolId);
  },
  permissionRequested: (open, { requestId, toolId, options = [], canChangeArguments }) => {
    open.permissions.set(requestId, { toolId, options, canChangeArguments });
  },
  permissionResolved: (open, { requestId }) => {
    open.permissions.delete(requestId);
  },
  questionAsked: (open, { requestId, questions }) => {
    open.questions.set(requestId, { questionIds: new Set(questions.map(({ id }) => id)) });
  },
  questionAnswered: (open, { requestId }) => {
    open.questions.delete(requestId);
  },
  subagentStarted: (open, { subagentId }) => {
    open.subagents.add(subagentId);
  },
  subagentCompleted: (open, { subagentId }) => {
    open.subagents.delete(subagentId);
  },
  taskStarted: (open, { taskId }) => {
    open.tasks.add(taskId);
  },
  taskCompleted: (open, { taskId }) => {
    open.tasks.delete(taskId);
  },
  hookStarted: (open, { hookId, name }) => {
    open.hooks.set(hookId, name);
  },
  hookCompleted: (open, { hookId }) => {
    open.hooks.delete(hookId);
  },
};

/** Takes note of an event. */
export function follow(open: OpenThings, event: UnifiedEvent): void {
  // by far the most frequent, and so not looked up
  if (event.type === "textChunk") followChunk(open, event);
  else if (isFollowed(event)) followKnown(open, event);
}

const isFollowed = (event: UnifiedEvent): event is KnownEvent =>
  Object.hasOwn(followers, event.type);

type Known<T extends EventType> = { [K in T]: { type: K } & EventMap[K] }[T];

// generic, so that TypeScript relates the follower's parameter to this very event
function followKnown<T extends EventType>(open: OpenThings, event: Known<T>): void {
  followers[event.type]?.(open, event);
}

function followChunk(
  open: OpenThings,
  event: EventMap["textChunk"] | EventMap["thinkingChunk"],
): void {
  const { blockId, content, isComplete = false } = event;
  if (blockId === undefined) return;
  if (isComplete) {
    open.blocks.delete(blockId);
    return;
  }
  const block = open.blocks.get(blockId);
  if (block !== undefined) block.text.add(content);
  else open.blocks.set(blockId, openBlock(event));
}

/** One literal, without a spread: there is a block every few lines. */
function openBlock(event: EventMap["textChunk"] | EventMap["thinkingChunk"]): OpenBlock {
  const { type, content, messageId, parentToolId, subagentId } = event;
  const text = createGrowingText(content);
  const phase = event.type === "textChunk" ? event.phase : undefined;
  const local = event.type === "textChunk" ? event.local : undefined;
  const given = event.type === "thinkingChunk" ? event.kind : undefined;
  // the closing chunk may be ours to write
  const kind = isListed(thinkingKinds, given) ? given : undefined;
  return { type, text, messageId, parentToolId, subagentId, phase, local, kind };
}

/** Whether something belongs to the main thread, and not to a sub-agent. */
export const isMainThread = ({ parentToolId, subagentId }: Owner): boolean =>
  parentToolId === undefined && subagentId === undefined;
