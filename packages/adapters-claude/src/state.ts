import type { BlockAbout, Emitter, NativeObject } from "@agentstream/adapter-kit";
import type { ErrorEvent, PlanEntry, TokenUsage } from "@agentstream/schema/written";

import { createHostState, type HostState } from "./host-state.ts";

/** What handlers work with. */
export interface Context {
  readonly emitter: Emitter;
  readonly state: State;
  /** Writes a line to the CLI; undefined where it only is observed. */
  readonly write: ((line: string) => void) | undefined;
}

export type Handler = (native: NativeObject, context: Context) => void;

/** A content block of a message that streams. */
export interface StreamedBlock {
  readonly key: string;
  readonly index: number | undefined;
  readonly type: string;
  /** The native id of the call, where the block is one. */
  readonly toolId: string | undefined;
  readonly toolName: string | undefined;
  readonly about: BlockAbout | undefined;
  /** Its `assistant` line came: it is what counts. */
  isTold: boolean;
}

/** The message of one thread that is being told, block by block. */
export interface Message {
  readonly id: string;
  /** How many blocks it had: part of the next block's key. */
  count: number;
  readonly blocks: StreamedBlock[];
}

interface KnownError {
  readonly message: string;
  readonly errorCode: ErrorEvent["errorCode"];
}

/** What is true of one turn only. */
export interface TurnState {
  /** The mark of an interruption came. */
  isInterrupted: boolean;
  /** A hook did not let the prompt through. */
  isPromptBlocked: boolean;
  /** The host refused a call, and ended the turn with it. */
  isStopped: boolean;
  /** The answer had to follow a schema. */
  wantsStructuredOutput: boolean;
  isRefused: boolean;
  /** The last error of the API that the CLI put into words. */
  error: KnownError | undefined;
  hasText: boolean;
  /** What the open call of the API has used so far, while it has no end. */
  openCall: TokenUsage | undefined;
  /** The blocks of each line, which a later line may supersede. */
  readonly blocksByLine: Map<string, string[]>;
}

export interface State {
  isQwen: boolean;
  /** By thread: the tool call whose sub-agent it is; "" is the main one. */
  readonly messages: Map<string, Message>;
  turn: TurnState;
  readonly tools: ToolState;
  readonly jobs: JobState;
  readonly account: Account;
  /** By native request id: the tool call that waits. */
  readonly requests: Map<string, string>;
  /** By the id of a page that somebody was sent to: the native request. */
  readonly pages: Map<string, string>;
  readonly host: HostState;
  /** The plan, where the CLI tells it a task at a time. */
  readonly plan: Map<string, PlanEntry>;
  /** What the agent says it can do, in its own words. */
  capabilities: Readonly<Record<string, unknown>>;
  /** A compaction ended well; its figures are still to come. */
  isCompacted: boolean;
  /** How the last turn ended, more closely. */
  detail: Detail | undefined;
  /** What the last turn's result says the answer is. */
  result: string | undefined;
  /** What the main agent said last. */
  lastText: string | undefined;
  readonly stderr: string[];
}

export type Detail =
  | "maxTurns"
  | "maxBudget"
  | "interrupted"
  | "denied"
  | "hookStopped"
  | "promptBlocked"
  | "toolDeferred"
  | "noStructuredOutput"
  | "refusal";

interface ToolState {
  /** Calls that were started by a request for permission, before their own line. */
  readonly early: Set<string>;
  /** Refused, by a rule, by the host or for want of its answer; and why. */
  readonly denied: Map<string, string>;
  /** Calls whose input was no JSON. */
  readonly malformed: Set<string>;
  /** Denials that a turn has already told. */
  readonly reported: Set<string>;
}

interface JobState {
  /** By task or tool call: the name under which its sub-agent was started. */
  readonly subagents: Map<string, string>;
  /** The call of each task. */
  readonly callByTask: Map<string, string>;
  /** How tasks ended of which the last word is still to come. */
  readonly ended: Map<string, string>;
  /** What the hooks that run have printed so far. */
  readonly hookOutputs: Map<string, string>;
  /** A background task ended: the turn that begins next is its doing. */
  hasWoken: boolean;
}

/** Running totals, of which a turn's part is the difference. */
export interface Account {
  /** By model: the vendor's figures at the last result. */
  readonly models: Map<string, NativeObject>;
  cost: number;
  /** Of the whole run. */
  runCost: number | undefined;
}

export const createTurnState = (): TurnState => ({
  isInterrupted: false,
  isPromptBlocked: false,
  isStopped: false,
  wantsStructuredOutput: false,
  isRefused: false,
  error: undefined,
  hasText: false,
  openCall: undefined,
  blocksByLine: new Map(),
});

export const createState = (isQwen: boolean): State => ({
  isQwen,
  messages: new Map(),
  turn: createTurnState(),
  tools: { early: new Set(), denied: new Map(), malformed: new Set(), reported: new Set() },
  jobs: {
    subagents: new Map(),
    callByTask: new Map(),
    ended: new Map(),
    hookOutputs: new Map(),
    hasWoken: false,
  },
  account: { models: new Map(), cost: 0, runCost: undefined },
  requests: new Map(),
  pages: new Map(),
  host: createHostState(),
  plan: new Map(),
  capabilities: {},
  isCompacted: false,
  detail: undefined,
  result: undefined,
  lastText: undefined,
  stderr: [],
});
