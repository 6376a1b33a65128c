import {
  zeroUsage,
  type BlockAbout,
  type Emitter,
  type Lenient,
  type TranslatorOptions,
} from "@agentstream/adapter-kit/author";
import type { TokenUsage } from "@agentstream/schema";

import type { NativeUsage } from "../map-usage.ts";
import { hasSchema } from "../structured-output.ts";
import type { OpenPatches } from "./older/patch.ts";
import type { ReadItem } from "./read-item.ts";

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
  /** The answer follows a schema: its last message is remembered. */
  readonly hasSchema: boolean;
  lastMessage: string | undefined;
  /** The last answer was not in the form of the schema. */
  isUnstructured: boolean;
  /** The thread's total before this turn; undefined: not known. */
  totalBefore: TokenUsage | undefined;
  /** The fields that the flat lines of an open item had so far, by the item's key. */
  readonly flatFields: Map<string, Lenient<unknown>>;
  /** A flat call of which nothing but its type is known: its next line may have its arguments. */
  heldStart: ReadItem | undefined;
  /** The newest text of each open flat item. Its end may still be replaced. */
  readonly heldTexts: Map<string, HeldText>;
  /** What the messages of versions before 0.45 need of each other. */
  readonly older: OlderState;
}

interface OlderState {
  /** Such a message began the turn: the exit code ends it. */
  isSpoken: boolean;
  /** How many texts there were. */
  blocks: number;
  /** The newest total of the session. */
  total: NativeUsage;
  readonly patches: OpenPatches;
  /** Of the output of commands, by their calls: a letter may be cut. */
  readonly decoders: Map<string, (bytes: Uint8Array) => string>;
}

export interface HeldText {
  readonly text: string;
  readonly about: BlockAbout;
}

export const createState = (emitter: Emitter, options: TranslatorOptions): State => ({
  emitter,
  heldError: undefined,
  isStructured: false,
  hasSpokenInTurn: false,
  hasSpoken: false,
  hasSchema: hasSchema(options),
  lastMessage: undefined,
  isUnstructured: false,
  totalBefore: options.previousUsage ?? (options.resumed === true ? undefined : zeroUsage),
  flatFields: new Map(),
  heldStart: undefined,
  heldTexts: new Map(),
  older: {
    isSpoken: false,
    blocks: 0,
    total: undefined,
    patches: new Map(),
    decoders: new Map(),
  },
  lastStderr: undefined,
  lastStderrError: undefined,
});
