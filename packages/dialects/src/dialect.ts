import type { ConnectionEvent, UnifiedEvent } from "@agentstream/schema";
import type { RequestEvent } from "@agentstream/stream";

/** Whatever a stream of a session carries; notices about the connection have a meaning in `daemon` alone. */
export type DialectInput = UnifiedEvent | ConnectionEvent;

/** Makes values of another wire format out of unified events, as they come. Pure; it never throws. */
export interface Dialect<Value> {
  /** What an event becomes; often nothing. */
  push(event: DialectInput): readonly Value[];
  /** No event will come any more: what closes a run that was cut off. Nothing, if it ended. */
  end(): readonly Value[];
}

export interface DialectOptions {
  /** `daemon`: the native lines, where the events have them. */
  readonly raw?: boolean;
  /** `daemon`: the pieces of a tool's input too, as partials. */
  readonly partialJson?: boolean;
  /**
   * `daemon`: the input of `AskUserQuestion`, as a list of questions or as an object `{questions}` whose questions
   * are as the tool's own input has them. Absent: `list`.
   */
  readonly questionForm?: "list" | "object";
  /** `ai-sdk`: the major version of the AI SDK that reads. Absent: 6, whose stream version 7 reads too. */
  readonly version?: 6 | 7;
  /** `ag-ui`: the client's ids of the thread and the run. Absent: those of the session. */
  readonly threadId?: string;
  readonly runId?: string;
  /** `ai-sdk`: whether a request of the agent was answered already, on replay; it is then not shown as open. */
  readonly isSettled?: (request: RequestEvent) => boolean;
  /**
   * `ai-sdk`, `ag-ui`: whether the message ends at a request of the agent, since its answer comes with the client's
   * next message. What follows in the run begins another message.
   */
  readonly pausesAt?: (request: RequestEvent) => boolean;
}

/** Nothing: the same list each time, for most events become nothing somewhere. */
export const none: readonly never[] = [];
