import type { ApprovalMode, PermissionOptionKind, ErrorCode } from "@agentstream/schema";
import type { ToolStartedEvent } from "@agentstream/schema/written";

/** In what an agent differs from the protocol, or does more. Without any it is any agent. */
export interface Quirks {
  /** A call's id begins with the tool's name, which ends here. */
  readonly nameEndsAt?: string;
  /** What is known of a tool by its name, beyond its kind in the protocol. */
  readonly aboutTool?: (toolName: string) => Pick<ToolStartedEvent, "toolKind" | "server">;
  /** The agent's modes, and what they are among ours. */
  readonly modes?: ReadonlyMap<string, ApprovalMode>;
  /** Text that is not an answer but a change of the mode, to its first group. */
  readonly modeText?: RegExp;
  /** The update after which no history comes any more, where it continues although the session was loaded. */
  readonly historyEndsAt?: string;
  /** What an option means, where its kind is not enough. */
  readonly optionKinds?: ReadonlyMap<string, PermissionOptionKind>;
  /** The usage of a prompt is that of its last request alone. */
  readonly usageIsPartial?: boolean;
  /** The cost is the agent's own estimate. */
  readonly costIsEstimated?: boolean;
  /** What stands in the place of a tool that does not exist: its arguments name it. */
  readonly unknownTool?: string;
  /** The agent ends its turn where it is denied something, as if all were well. */
  readonly stopsAtDenial?: boolean;
  /** What the agent calls its errors, in `data.errorName`. */
  readonly errorNames?: ReadonlyMap<string, ErrorCode>;
  /** The code of an error by its words, where neither its code nor its name is known. */
  readonly errorCodeOf?: (message: string) => ErrorCode;
  /** Exit codes of an agent that did not start. */
  readonly exitCodes?: ReadonlyMap<number, ErrorCode>;
  /** Lines of its error output that mean nothing. */
  readonly noise?: RegExp;
  /** Questions can be answered: the handshake has that. */
  readonly takesAnswers?: boolean;
}

/** Where agents that bridge to another put what the protocol has no field for: in `_meta.<this>`. */
export const bridgeMeta = "claudeCode";
