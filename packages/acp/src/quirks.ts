import type {
  ApprovalMode,
  ErrorCode,
  PermissionOptionKind,
  ToolFailureReason,
} from "@agentstream/schema";
import type { PlanEntry, ProposedChange, ToolStartedEvent } from "@agentstream/schema/written";

/** In what an agent differs from the protocol, or does more. Without any it is any agent. */
export interface Quirks {
  /** A call's id begins with the tool's name, the first group. */
  readonly nameInId?: RegExp;
  /** The only tool of a kind, where neither id nor name says which it is. */
  readonly nameOfKind?: ReadonlyMap<string, string>;
  /** What is known of a tool by its name, beyond its kind in the protocol. */
  readonly aboutTool?: (toolName: string) => Pick<ToolStartedEvent, "toolKind" | "server">;
  /** The agent's modes, and what they are among ours. */
  readonly modes?: ReadonlyMap<string, ApprovalMode>;
  /** A notification of its own that the mode has changed, to `currentModeId`. */
  readonly modeMethod?: string;
  /** Text that is not an answer but a change of the mode, to its first group. */
  readonly modeText?: RegExp;
  /** The update after which no history comes any more, where it continues although the session was loaded. */
  readonly historyEndsAt?: string;
  /** What a session is called when it is loaded, where its own id would not do; its own id is tried after it. */
  readonly loadedAs?: (sessionId: string) => string;
  /** What an option means, where its kind is not enough. */
  readonly optionKinds?: ReadonlyMap<string, PermissionOptionKind>;
  /** The usage of a prompt is that of its last request alone. */
  readonly usageIsPartial?: boolean;
  /** The cost is the agent's own estimate. */
  readonly costIsEstimated?: boolean;
  /** What stands in the place of a tool that does not exist: its arguments are `tool` and `error`. */
  readonly unknownTool?: string;
  /** Why a call that failed did not run, by its error; undefined: it ran. */
  readonly toolErrorOf?: (error: string) => ToolFailureReason | undefined;
  /** The text of a command that has returned, with its exit code, the first group. */
  readonly exitCodeText?: RegExp;
  /** The text of a call that was stopped while it ran, though the agent calls it completed. */
  readonly stoppedText?: RegExp;
  /** The agent ends its turn where it is denied something, as if all were well. */
  readonly stopsAtDenial?: boolean;
  /** What it prints as its answer then. Absent: nothing. */
  readonly denialText?: RegExp;
  /** The title of a call that only says that the task is done: the answer stands before it. */
  readonly endMark?: RegExp;
  /** What the agent calls its errors, in `data.errorName`. */
  readonly errorNames?: ReadonlyMap<string, ErrorCode>;
  /** The code of an error by its words, where neither its code nor its name is known. */
  readonly errorCodeOf?: (message: string) => ErrorCode | undefined;
  /**
   * An error that is printed as an answer, in a turn that ends as if all were well: the whole of the turn's last piece of
   * text. A model's words come in many pieces. Its first group with a value is the status of the model's server.
   */
  readonly errorText?: RegExp;
  /** A whole piece of text that is not the model's: a request to it is made again. */
  readonly retryText?: RegExp;
  /** True: by this update the turn has failed, and its last text is the reason; false: it goes on. */
  readonly hasFailed?: (update: unknown) => boolean | undefined;
  /** Exit codes of an agent that did not start. */
  readonly exitCodes?: ReadonlyMap<number, ErrorCode>;
  /** Lines of its error output that mean nothing. */
  readonly noise?: RegExp;
  /** What a call that has succeeded did, where its result says so and its content does not. */
  readonly effectsOf?: (toolName: string, call: CallData) => Effects;
  /** The first version that answers a prompt after the last text of its turn; earlier ones may do so before it. */
  readonly answersEarlyUntil?: string;
  /** The first version that answers a cancelled prompt with `cancelled`; earlier ones end its turn as if all were well. */
  readonly hidesCancelUntil?: string;
  /** Questions can be answered: the handshake has that. */
  readonly takesAnswers?: boolean;
}

/** What a call was given, and what it returned; both are in no schema. */
export interface CallData {
  readonly rawInput?: unknown;
  readonly rawOutput?: unknown;
}

export interface Effects {
  readonly changes?: readonly ProposedChange[];
  readonly plan?: readonly PlanEntry[];
}

/** Where agents that bridge to another put what the protocol has no field for: in `_meta.<this>`. */
export const bridgeMeta = "claudeCode";

/** Where such an agent has the model of a message: in `_meta.<this>` of its usage. */
export const modelMeta = "_claude/model";
