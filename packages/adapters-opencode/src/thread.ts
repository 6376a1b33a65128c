import type { Emitter } from "@agentstream/adapter-kit/author";
import type { ErrorCode } from "@agentstream/schema";

import { emptyAccount, type Account } from "./map-usage.ts";

/** The owner of an event: the main agent without either. */
export interface Owner {
  readonly parentToolId?: string | undefined;
  readonly subagentId?: string | undefined;
}

export interface Failure {
  readonly error: string;
  readonly errorCode: ErrorCode;
}

/** What is going on in one session: the main agent's, or a sub-agent's. */
export interface Thread {
  /** Of a sub-agent it is known once its beginning was emitted. */
  owner: Owner;
  account: Account;
  /** The call of the model that has begun and not ended, and how often it was begun. */
  step: { readonly messageId: string | undefined; readonly attempt: number } | undefined;
  /** Why the model stopped. */
  finish: string | undefined;
  hasSpoken: boolean;
  /** A refusal that stops the agent, unless it continues. */
  rejection: string | undefined;
  failure: Failure | undefined;
}

/** What both protocols must remember. */
export interface State {
  readonly emitter: Emitter;
  readonly main: Thread;
  /** Sub-agents by their sessions, where these are printed. */
  readonly children?: ReadonlyMap<string, Thread>;
  /** Of all turns that have ended. */
  cost: number | undefined;
}

export const createThread = (): Thread => ({ owner: {}, ...freshTurn() });

type TurnFacts = Omit<Thread, "owner">;

/** What is known when a turn begins. */
export const freshTurn = (): TurnFacts => ({
  account: emptyAccount,
  step: undefined,
  finish: undefined,
  hasSpoken: false,
  rejection: undefined,
  failure: undefined,
});
