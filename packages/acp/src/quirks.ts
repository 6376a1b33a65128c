import type { ApprovalMode } from "@agentstream/schema";
import type {
  PermissionOption,
  ToolStartedEvent,
  TurnFailedEvent,
} from "@agentstream/schema/written";

export type ErrorCode = TurnFailedEvent["errorCode"];

/** In what an agent differs from what the protocol says, or says more. Without any it is any agent. */
export interface Quirks {
  /** A call's id begins with the tool's name, which ends here. */
  readonly nameEndsAt?: string;
  /** What is known of a tool by its name: more than its kind in the protocol says. */
  readonly aboutTool?: (toolName: string) => Pick<ToolStartedEvent, "toolKind" | "server">;
  /** The agent's modes, and what they are among ours. */
  readonly modes?: ReadonlyMap<string, ApprovalMode>;
  /** Text that is no answer: it says that the mode has changed, to its first group. */
  readonly modeText?: RegExp;
  /** The update after which no history comes any more, where it goes on though the session was loaded. */
  readonly historyEndsAt?: string;
  /** What an option means, where its kind does not say it all. */
  readonly optionKinds?: ReadonlyMap<string, PermissionOption["kind"]>;
  /** The usage of a prompt is that of its last request alone. */
  readonly usageIsPartial?: boolean;
  /** The cost is the agent's own estimate. */
  readonly costIsEstimated?: boolean;
  /** What stands in the place of a tool that does not exist: its arguments name it. */
  readonly unknownTool?: string;
  /** The agent ends its turn where it is denied something, and says that all was well. */
  readonly stopsAtDenial?: boolean;
  /** What the agent calls its errors, in `data.errorName`. */
  readonly errorNames?: ReadonlyMap<string, ErrorCode>;
  /** What the words of an error say, where neither code nor name do. */
  readonly errorCodeOf?: (message: string) => ErrorCode;
  /** Exit codes that say why it did not start. */
  readonly exitCodes?: ReadonlyMap<number, ErrorCode>;
  /** Lines of its error output that say nothing. */
  readonly noise?: RegExp;
  /** It is told that questions can be answered. */
  readonly takesAnswers?: boolean;
}

/** Where agents that bridge to another put what the protocol has no field for: in `_meta.<this>`. */
export const bridgeMeta = "claudeCode";
