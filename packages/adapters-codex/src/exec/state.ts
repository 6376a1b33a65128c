import type { Emitter, Lenient, TranslatorOptions } from "@agentstream/adapter-kit/author";
import type { TokenUsage } from "@agentstream/schema";

import { zeroUsage } from "../map-usage.ts";

/** What is remembered of the error output. */
export interface ErrorOutput {
  /** The last line, and the last that is an error by its own words. */
  lastStderr: string | undefined;
  lastStderrError: string | undefined;
}

/** What one run of `codex exec` must remember from line to line. */
export interface State extends ErrorOutput {
  readonly emitter: Emitter;
  /** An error that may be fatal: the next line decides. */
  heldError: string | undefined;
  /** A line of a turn was seen, so that a text in a line of its own is not a whole reply. */
  isStructured: boolean;
  /** Whether the agent has written anything in this turn, and in this run. */
  hasSpokenInTurn: boolean;
  hasSpoken: boolean;
  /** The thread's total before this turn; undefined: not known. */
  totalBefore: TokenUsage | undefined;
  /** The fields that the flat lines of an open item had so far, by the item's key. */
  readonly flatFields: Map<string, Lenient<unknown>>;
}

export const createState = (
  emitter: Emitter,
  { previousUsage, resumed }: TranslatorOptions,
): State => ({
  emitter,
  heldError: undefined,
  isStructured: false,
  hasSpokenInTurn: false,
  hasSpoken: false,
  totalBefore: previousUsage ?? (resumed === true ? undefined : zeroUsage),
  flatFields: new Map(),
  lastStderr: undefined,
  lastStderrError: undefined,
});
