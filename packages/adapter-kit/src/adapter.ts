import type { RunRequest, SandboxMode, TokenUsage, UnifiedEvent } from "@agentstream/schema";
import type { SessionConfig } from "@agentstream/schema/written";

import type { AdapterInfo } from "./adapter-info.ts";
import type { Input } from "./input.ts";

/** Translates what one vendor's CLI prints. */
export interface TranslatingAdapter extends AdapterInfo {
  /** Throws a TypeError that names an option which is misspelt or of another type. */
  readonly translator: (options: TranslatorOptions) => Translator;
}

/** One vendor's CLI as a pure machine: it plans how to call it and translates what it prints. */
export interface Adapter extends TranslatingAdapter {
  /** How to run a request; or why it cannot be run as safely as it asks. Never throws. */
  readonly plan: (request: RunRequest, options?: PlanOptions) => Plan | Refusal;
}

export interface PlanOptions {
  /** The version of the CLI that is there, as it prints it; without it the plan is for the newest one. */
  readonly agentVersion?: string | undefined;
}

/** What a runner must do. */
export interface Plan {
  readonly command: string;
  readonly args: readonly string[];
  /** Additions to the environment. */
  readonly env: Readonly<Record<string, string>>;
  /**
   * Written to the child's input, which is closed after it; undefined: closed at once. Where the protocol is
   * interactive the input stays open for what the translator writes, and the prompt is the translator's to write.
   */
  readonly stdin: string | undefined;
  /** Files to be made before and removed after; `{file:NAME}` in args and env stands for their path. */
  readonly files: Readonly<Record<string, string>>;
  readonly protocol: string;
  /** What the translator has to say first, in the protocol's words: it is given to it. */
  readonly opening?: Opening;
  /** What the run has got, for `sessionStarted.config`. */
  readonly config: SessionConfig;
  /** What cannot be guaranteed, in words. */
  readonly notes: readonly string[];
}

export type Opening = Readonly<Record<string, unknown>>;

/** Why a request is not run: the field, what is wrong, and the remedy. */
export interface Refusal {
  readonly refusals: readonly { readonly field: string; readonly reason: string }[];
}

export const isRefusal = (plan: Plan | Refusal): plan is Refusal => "refusals" in plan;

export interface TranslatorOptions {
  readonly sessionId: string;
  /** Milliseconds since 1970. The only clock there is. */
  readonly now: () => number;
  readonly protocol?: string | undefined;
  /** Where the same protocol is spoken by another agent. */
  readonly agentType?: string | undefined;
  /** Which run of the session, from 1; the seq of its first event, and the number of its first turn. */
  readonly run?: number | undefined;
  readonly firstSeq?: number | undefined;
  readonly firstTurn?: number | undefined;
  readonly resumed?: boolean | undefined;
  /** The vendor's running total before this run, where it counts over runs. */
  readonly previousUsage?: TokenUsage | undefined;
  /** Events carry their native line in `raw`. */
  readonly raw?: boolean | undefined;
  /**
   * Called with each line that is a JSON object, when it has been translated: for a check against the protocol's schema. The
   * object may be filled again with a later line.
   */
  readonly onLine?: ((json: Readonly<Record<string, unknown>>) => void) | undefined;
  /** What the host knows: for `sessionStarted`. */
  readonly config?: SessionConfig | undefined;
  readonly agentVersion?: string | undefined;
  /** The plan's: how a two-way conversation begins. */
  readonly opening?: Opening | undefined;
  /** How long a permission or a question may wait for its answer, in milliseconds; then it is denied. */
  readonly answerTimeoutMs?: number | undefined;
  /** What no answer may exceed. Absent: answers decide alone. */
  readonly confines?: Confines | undefined;
}

/** The sandbox mode that a run was asked to have, and its folder. */
export interface Confines {
  readonly sandboxMode: SandboxMode | undefined;
  readonly cwd: string | undefined;
}

export interface Translator {
  /** Takes the next input. Never throws. */
  readonly handle: (input: Input) => Step;
}

export interface Step {
  readonly events: readonly UnifiedEvent[];
  /** Lines to be written to the child. */
  readonly writes: readonly string[];
  /** When to send a `tick`. */
  readonly wakeAt?: number | undefined;
  /** Nothing is running: the CLI may be ended. */
  readonly idle: boolean;
  /** Why the input had no effect: an answer to a request that is not open, a change that the protocol cannot make. */
  readonly refused?: string | undefined;
}
