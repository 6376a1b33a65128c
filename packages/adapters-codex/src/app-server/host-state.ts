import type { Emitter, JsonRpc, Opening, PromptInput } from "@agentstream/adapter-kit/author";

import type { ApprovalPolicy } from "./approval-policies.ts";
import type { Threads } from "./threads.ts";

/** What we remember where we are the host of the server. */
export interface HostState {
  /** `watching`: the process was not started by us, and nothing is written to it. */
  phase: "watching" | "handshake" | "ready" | "failed";
  /** A turn was asked for and has not begun. */
  isStarting: boolean;
  turnId: string | undefined;
  isInterrupted: boolean;
  readonly queue: PromptInput[];
  /** Prompts for the turn that is about to run. */
  readonly steers: PromptInput[];
  /** What the next turn changes. */
  changes: { readonly model?: string; readonly approval?: ApprovalPolicy };
}

export interface HostContext {
  readonly state: HostState;
  readonly emitter: Emitter;
  readonly rpc: JsonRpc;
  readonly threads: Threads;
  readonly opening: Opening;
}

export const createHostState = (): HostState => ({
  phase: "watching",
  isStarting: false,
  turnId: undefined,
  isInterrupted: false,
  queue: [],
  steers: [],
  changes: {},
});

/** A turn runs, or is about to. */
export const isBusy = ({ state, emitter }: HostContext): boolean =>
  state.isStarting || emitter.turns.isOpen();
