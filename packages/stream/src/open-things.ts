import {
  dispatch,
  type EventMap,
  type EventTable,
  type KnownEvent,
  type PermissionOption,
  type UnifiedEvent,
} from "@agentstream/schema/core";

import { blockFields, type BlockFields } from "./block-fields.ts";
import { createGrowingText, type GrowingText } from "./growing-text.ts";

/** The things that have started in a run and not ended; updated with every event of a stream. */
export interface OpenThings {
  /** Whether the run has started and not ended. */
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

/** The owner of an event; without either field, the main thread. */
export interface Owner {
  readonly parentToolId?: string | undefined;
  readonly subagentId?: string | undefined;
}

export interface OpenBlock extends BlockFields {
  readonly type: "textChunk" | "thinkingChunk";
  /** The text so far. */
  readonly text: GrowingText;
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

/** Nothing survives the end of a run. */
function clear(open: OpenThings): void {
  open.running = false;
  open.turnNumber = undefined;
  const { blocks, tools, inputs, permissions, questions, subagents, tasks, hooks } = open;
  for (const things of [blocks, tools, inputs, permissions, questions, subagents, tasks, hooks])
    things.clear();
}

const followers: EventTable<[open: OpenThings], void> = {
  sessionStarted: (_, open) => {
    clear(open);
    open.running = true;
  },
  sessionEnded: (_, open) => clear(open),
  turnStarted: ({ turnNumber }, open) => {
    open.turnNumber = turnNumber;
  },
  turnCompleted: (_, open) => {
    open.turnNumber = undefined;
  },
  turnFailed: (_, open) => {
    open.turnNumber = undefined;
  },
  textChunk: followChunk,
  thinkingChunk: followChunk,
  blockDiscarded: ({ blockId }, open) => {
    open.blocks.delete(blockId);
    open.inputs.delete(blockId);
  },
  toolInputChunk: ({ toolId, parentToolId, subagentId }, open) => {
    if (!open.inputs.has(toolId)) open.inputs.set(toolId, { parentToolId, subagentId });
  },
  toolStarted: ({ toolId, toolName, toolKind, parentToolId, subagentId }, open) => {
    open.inputs.delete(toolId);
    open.tools.set(toolId, { toolName, toolKind, parentToolId, subagentId });
  },
  toolCompleted: ({ toolId }, open) => {
    open.tools.delete(toolId);
  },
  toolFailed: ({ toolId }, open) => {
    open.tools.delete(toolId);
  },
  permissionRequested: ({ requestId, toolId, options = [], canChangeArguments }, open) => {
    open.permissions.set(requestId, { toolId, options, canChangeArguments });
  },
  permissionResolved: ({ requestId }, open) => {
    open.permissions.delete(requestId);
  },
  questionAsked: ({ requestId, questions }, open) => {
    open.questions.set(requestId, { questionIds: new Set(questions.map(({ id }) => id)) });
  },
  questionAnswered: ({ requestId }, open) => {
    open.questions.delete(requestId);
  },
  subagentStarted: ({ subagentId }, open) => {
    open.subagents.add(subagentId);
  },
  subagentCompleted: ({ subagentId }, open) => {
    open.subagents.delete(subagentId);
  },
  taskStarted: ({ taskId }, open) => {
    open.tasks.add(taskId);
  },
  taskCompleted: ({ taskId }, open) => {
    open.tasks.delete(taskId);
  },
  hookStarted: ({ hookId, name }, open) => {
    open.hooks.set(hookId, name);
  },
  hookCompleted: ({ hookId }, open) => {
    open.hooks.delete(hookId);
  },
  sessionUpdated: "ignored",
  userMessage: "ignored",
  usageReported: "ignored",
  contextCompacted: "ignored",
  toolProgress: "ignored",
  fileChanged: "ignored",
  planUpdated: "ignored",
  taskProgress: "ignored",
  hookProgress: "ignored",
  error: "ignored",
  log: "ignored",
  rawOutput: "ignored",
  rateLimitUpdated: "ignored",
};

/** Takes note of an event. */
export function follow(open: OpenThings, event: UnifiedEvent): void {
  // by far the most frequent, and so not looked up
  if (event.type === "textChunk") followChunk(event, open);
  else if (isFollowed(event)) dispatch(followers, event.type, event, open);
}

/** The table has each known type: a bundle needs no other list of them. */
const isFollowed = (event: UnifiedEvent): event is KnownEvent =>
  Object.hasOwn(followers, event.type);

function followChunk(
  event: EventMap["textChunk"] | EventMap["thinkingChunk"],
  open: OpenThings,
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

const openBlock = (event: EventMap["textChunk"] | EventMap["thinkingChunk"]): OpenBlock => ({
  type: event.type,
  text: createGrowingText(event.content),
  ...blockFields(event),
});

/** Whether something belongs to the main thread, and not to a sub-agent. */
export const isMainThread = ({ parentToolId, subagentId }: Owner): boolean =>
  parentToolId === undefined && subagentId === undefined;
