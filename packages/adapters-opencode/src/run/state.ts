import type { Emitter } from "@agentstream/adapter-kit/author";

import { createThread, type State } from "../thread.ts";

/** What `run` must remember: why it did not start is on the error output alone. */
export interface RunState extends State {
  /** Refusals on the error output, and how many of them standard output has, too. */
  readonly refusals: { readonly toolName: string; readonly message: string }[];
  rejections: number;
  startupError: string | undefined;
  hasUsageText: boolean;
  /** The parts that were emitted, and their text. */
  readonly parts: Map<string, string>;
}

export const createRunState = (emitter: Emitter): RunState => ({
  emitter,
  main: createThread(),
  cost: undefined,
  refusals: [],
  rejections: 0,
  startupError: undefined,
  hasUsageText: false,
  parts: new Map(),
});
