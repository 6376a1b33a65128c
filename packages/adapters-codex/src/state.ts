import type { Emitter, NativeObject, TranslatorOptions } from "@agentstream/adapter-kit";
import type { TokenUsage } from "@agentstream/schema";

import { zeroUsage } from "./map-usage.ts";

/** What is remembered of the error output. */
export interface ErrorOutput {
  /** The last line, and the last that says that it is an error. */
  lastStderr: string | undefined;
  lastStderrError: string | undefined;
}

/** What one run of `codex exec` must remember from line to line. */
export interface ExecState extends ErrorOutput {
  /** An error that may be fatal: the next line tells. */
  heldError: string | undefined;
  /** A line of a turn was seen, so that a text in a line of its own is no whole reply. */
  isStructured: boolean;
  /** Whether the agent has said anything in this turn, and in this run. */
  hasSpokenInTurn: boolean;
  hasSpoken: boolean;
  /** The thread's total before this turn; undefined: not known. */
  totalBefore: TokenUsage | undefined;
  /** What the flat lines of an open item have told, by item type. */
  readonly flatFields: Map<string, NativeObject>;
}

export interface ExecContext {
  readonly emitter: Emitter;
  readonly state: ExecState;
}

/** Translates one line, or one item of a line. */
export type Handler = (native: NativeObject, context: ExecContext) => void;

export const createState = ({ previousUsage, resumed }: TranslatorOptions): ExecState => ({
  heldError: undefined,
  isStructured: false,
  hasSpokenInTurn: false,
  hasSpoken: false,
  totalBefore: previousUsage ?? (resumed === true ? undefined : zeroUsage),
  flatFields: new Map(),
  lastStderr: undefined,
  lastStderrError: undefined,
});
