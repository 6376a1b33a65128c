import { LazyMap, LazySet, type BlockAbout, type Emitter } from "@agentstream/adapter-kit/author";
import type { SessionDetail, ErrorCode } from "@agentstream/schema";
import type { PlanEntry, TokenUsage } from "@agentstream/schema/written";

import type { Account } from "../map-usage.ts";
import { createHostState, type HostState } from "./host-state.ts";
import { createThreadMessages, type ThreadMessages } from "./thread-messages.ts";
import type { Variant } from "./variants.ts";

/** What handlers work with. */
export interface Context {
  readonly emitter: Emitter;
  readonly state: State;
  /** Writes a line to the CLI; undefined where it only is observed. */
  readonly write: ((line: string) => void) | undefined;
}

/** A content block of a message that streams. */
export interface StreamedBlock {
  readonly key: string;
  readonly index: number | undefined;
  readonly type: string;
  /** The native id of the call, where the block is one. */
  readonly toolId: string | undefined;
  readonly toolName: string | undefined;
  readonly about: BlockAbout | undefined;
  /** Its `assistant` line came, which counts instead of what streamed. */
  isFinal: boolean;
}

/** The message of one thread that is emitted block by block. */
export interface Message {
  readonly id: string;
  /** How many blocks it had: part of the next block's key. */
  count: number;
  /** Its stream came to its end: what has no line of its own is whole all the same. */
  isComplete: boolean;
  readonly blocks: StreamedBlock[];
}

interface KnownError {
  readonly message: string;
  readonly errorCode: ErrorCode;
}

/** The state of one turn. */
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
  /** What each call of the API used, by its message. */
  readonly calls: LazyMap<string, TokenUsage>;
  /** The blocks of each line, which a later line may supersede. */
  readonly blocksByLine: LazyMap<string, string[]>;
  /** The last line of a message. */
  lastLine: { readonly id: string; readonly content: unknown } | undefined;
}

export interface State {
  variant: Variant;
  readonly messages: ThreadMessages;
  /** An earlier message of each thread that streamed to its end without its lines: they may come late. */
  readonly closedMessages: LazyMap<string, Message>;
  turn: TurnState;
  readonly tools: ToolState;
  readonly jobs: JobState;
  readonly account: Account;
  /** By native request id: the tool call that waits. */
  readonly requests: LazyMap<string, string>;
  /** By the id of a page that the user was sent to: the native request. */
  readonly pages: LazyMap<string, string>;
  readonly host: HostState;
  /** The plan, by the ids of its tasks. */
  readonly plan: Map<string, PlanEntry>;
  /** What the agent can do, in its own words. */
  readonly capabilities: Record<string, unknown>;
  /** A compaction ended well; its figures are still to come. */
  isCompacted: boolean;
  /** How the last turn ended, more closely. */
  detail: SessionDetail | undefined;
  /** The answer, by the last turn's result. */
  result: string | undefined;
  /** The main agent's last text. */
  lastText: string | undefined;
  /** The id of the last result: the same one again ends nothing. */
  lastResult: string | undefined;
  readonly stderr: string[];
}

interface ToolState {
  /** Calls that were started by a request for permission, before their own line. */
  readonly early: LazySet<string>;
  /** Refused by a rule, by the host or because no answer came; and why. */
  readonly denied: LazyMap<string, string>;
  /** Why hooks did not let calls run: the words become the results of the calls. */
  readonly hookDenials: LazySet<string>;
  /** Calls whose input was no JSON. */
  readonly malformed: LazySet<string>;
  /** Denials that a turn has already listed. */
  readonly reported: LazySet<string>;
}

interface JobState {
  /** By task or tool call: the name under which its sub-agent was started. */
  readonly subagents: LazyMap<string, string>;
  /** The call of each task. */
  readonly callByTask: LazyMap<string, string>;
  /** By task, or by the call of a sub-agent: how those ended whose notification has not come yet. */
  readonly ended: LazyMap<string, string>;
  /** What the hooks that run have printed so far. */
  readonly hookOutputs: LazyMap<string, string>;
  /** A background task ended: the turn that begins next is its doing. */
  hasWoken: boolean;
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
  calls: new LazyMap(),
  blocksByLine: new LazyMap(),
  lastLine: undefined,
});

export const createState = (variant: Variant): State => ({
  variant,
  messages: createThreadMessages(),
  closedMessages: new LazyMap(),
  turn: createTurnState(),
  tools: {
    early: new LazySet(),
    denied: new LazyMap(),
    hookDenials: new LazySet(),
    malformed: new LazySet(),
    reported: new LazySet(),
  },
  jobs: {
    subagents: new LazyMap(),
    callByTask: new LazyMap(),
    ended: new LazyMap(),
    hookOutputs: new LazyMap(),
    hasWoken: false,
  },
  account: { models: new LazyMap(), cost: 0, runCost: undefined },
  requests: new LazyMap(),
  pages: new LazyMap(),
  host: createHostState(),
  plan: new Map(),
  capabilities: {},
  isCompacted: false,
  detail: undefined,
  result: undefined,
  lastText: undefined,
  lastResult: undefined,
  stderr: [],
});

/** What belongs to one run of a process that serves several. */
export function forgetRun(state: State): void {
  state.account.runCost = undefined;
  state.detail = undefined;
  state.result = undefined;
  state.lastText = undefined;
  state.stderr.length = 0;
}
