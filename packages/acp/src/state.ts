import type {
  JsonRpc,
  Emitter,
  Lenient,
  Opening,
  PromptInput,
  RpcId,
} from "@agentstream/adapter-kit/author";
import { read } from "@agentstream/adapter-kit/author";
import type { SessionDetail } from "@agentstream/schema";
import type {
  AcpAgentCapabilities,
  AcpConfigOption,
  AcpUpdate,
} from "@agentstream/schema/native/acp/message";
import type { TokenUsage } from "@agentstream/schema/written";

import type { EarlyAnswer } from "./early-answer.ts";
import type { Call } from "./merge-call.ts";
import { bridgeMeta, type Quirks } from "./quirks.ts";

/** A request of the agent's that has no answer yet. */
interface OpenRequest {
  readonly id: RpcId;
  /** Answers that nobody will answer, and ends the request in the stream. */
  readonly cancel: () => void;
}

/** What later messages need of earlier ones. */
export interface State {
  readonly emitter: Emitter;
  readonly rpc: JsonRpc;
  readonly quirks: Quirks;
  readonly opening: Opening;
  readonly now: () => number;
  /** What is known of each call, by its native id: an update has only what has changed. */
  readonly calls: Map<string, Call>;
  /** By the native ids that the emitter knows them by. */
  readonly openRequests: Map<string, OpenRequest>;
  /** The tools that a request was about, with the native ids of the requests. */
  readonly askedFor: Map<string, string>;
  /** The message that each open block belongs to. */
  readonly messageIds: Map<string, string | undefined>;
  /** The message of the last piece of text or thought of the main thread. */
  lastMessageId: string | undefined;
  /** Compactions that have started. */
  readonly compactions: Set<string>;
  readonly queue: PromptInput[];
  /** What waits for the session, other than prompts. */
  readonly waiting: (() => void)[];
  /** We started the process, and speak to it. */
  isHosted: boolean;
  isReady: boolean;
  hasFailed: boolean;
  /** A prompt of ours is being answered. */
  isPrompting: boolean;
  /** The prompt was answered, but its turn waits for the text that may still come. */
  earlyAnswer: EarlyAnswer | undefined;
  /** The agent was asked to stop; and that because it was denied something. */
  isCancelling: boolean;
  isStoppedByDenial: boolean;
  /**
   * What content is, in a session that was loaded: `opening`: for an observer, before the session is there, it can
   * be nothing else; `late`: it continues although the session is there.
   */
  history: "opening" | "loading" | "late" | "over";
  sessionId: string | undefined;
  capabilities: Lenient<AcpAgentCapabilities>;
  commands: readonly string[] | undefined;
  modes: readonly string[];
  hasModels: boolean;
  configOptions: readonly Lenient<AcpConfigOption>[];
  /** Whether the agent has said something since its last tool, and whether that was denied. */
  hasAnswer: boolean;
  endedAtDenial: boolean;
  /** The last piece of text of the turn; and whether the agent has marked the turn as failed. */
  lastText: string;
  isMarkedFailed: boolean;
  /** How the last turn ended, more closely. */
  detail: SessionDetail | undefined;
  /** The id of the answer that ended the last turn. */
  lastAnswerId: unknown;
  /** The sum of what chunks of this turn report. */
  usageOfChunks: TokenUsage | undefined;
  /** What the session has cost so far, and what it had when the turn began; undefined: not known. */
  cost: number | undefined;
  costBefore: number | undefined;
  costOfRun: number | undefined;
  /** The error output: its first line that says so itself, and its last that is not noise. */
  firstError: string | undefined;
  lastWords: string | undefined;
}

interface Made {
  readonly emitter: Emitter;
  readonly rpc: JsonRpc;
  readonly quirks: Quirks;
  readonly opening: Opening;
  readonly now: () => number;
  readonly isResumed: boolean;
}

export const createState = ({ isResumed, ...made }: Made): State => ({
  ...made,
  calls: new Map(),
  openRequests: new Map(),
  askedFor: new Map(),
  messageIds: new Map(),
  lastMessageId: undefined,
  compactions: new Set(),
  queue: [],
  waiting: [],
  isHosted: false,
  isReady: false,
  hasFailed: false,
  isPrompting: false,
  earlyAnswer: undefined,
  isCancelling: false,
  isStoppedByDenial: false,
  history: "over",
  sessionId: undefined,
  capabilities: {},
  commands: undefined,
  modes: [],
  hasModels: false,
  usageOfChunks: undefined,
  configOptions: [],
  hasAnswer: false,
  endedAtDenial: false,
  lastText: "",
  isMarkedFailed: false,
  detail: undefined,
  lastAnswerId: undefined,
  cost: undefined,
  // what was spent before a session went on is not known until the agent says it
  costBefore: isResumed ? undefined : 0,
  costOfRun: undefined,
  firstError: undefined,
  lastWords: undefined,
});

/** What belongs to one run of a process that serves several. */
export function forgetRun(state: State): void {
  state.costOfRun = undefined;
  state.detail = undefined;
  state.firstError = undefined;
  state.lastWords = undefined;
}

/** Whether content belongs to a turn: for a host's agent only while it answers a prompt. */
export const isListening = ({ isHosted, emitter }: State): boolean =>
  !isHosted || emitter.turns.isOpen();

/** Learns the mode, if it is one of ours; else it has no meaning here. */
export function learnMode({ emitter, quirks }: State, mode: string | undefined): boolean {
  const approvalMode = quirks.modes?.get(mode ?? "");
  if (approvalMode === undefined) return false;
  emitter.session.learn({ approvalMode });
  return true;
}

/** What an agent adds of its own. */
type Marked = Pick<AcpUpdate, "_meta">;

/** The call that a piece of a sub-agent's work belongs to, where the agent marks it. */
export function parentOf({ _meta }: Lenient<Marked>, { emitter }: State): string | undefined {
  if (_meta === undefined) return undefined;
  const parent = read.string(read.fields(read.fields(_meta)[bridgeMeta])["parentToolUseId"]);
  return parent === undefined ? undefined : emitter.tools.lastIdOf(parent);
}
