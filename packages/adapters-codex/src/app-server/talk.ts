import type { JsonRpc, Emitter, NativeObject, PromptInput } from "@agentstream/adapter-kit";

import type { ApprovalPolicy } from "./approval-policies.ts";
import type { Threads } from "./threads.ts";

/** Where the conversation is. */
export interface Talk {
  /** `watching`: nobody told us that the process is ours. */
  phase: "watching" | "greeting" | "ready" | "failed";
  /** A turn was asked for and has not begun. */
  isStarting: boolean;
  turnId: string | undefined;
  isInterrupted: boolean;
  readonly queue: PromptInput[];
  /** Prompts for the turn that is about to run. */
  readonly steers: PromptInput[];
  /** What the next turn is to change. */
  changes: { readonly model?: string; readonly approval?: ApprovalPolicy };
}

/** What takes part in it. */
export interface Parts {
  readonly talk: Talk;
  readonly emitter: Emitter;
  readonly rpc: JsonRpc;
  readonly threads: Threads;
  readonly opening: NativeObject;
}

export const createTalk = (): Talk => ({
  phase: "watching",
  isStarting: false,
  turnId: undefined,
  isInterrupted: false,
  queue: [],
  steers: [],
  changes: {},
});

/** A turn runs, or is about to. */
export const isBusy = ({ talk, emitter }: Parts): boolean =>
  talk.isStarting || emitter.turns.isOpen();
