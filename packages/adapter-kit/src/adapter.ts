import type {
  PermissionAnswer,
  QuestionAnswer,
  RunRequest,
  SessionConfig,
  TokenUsage,
  UnifiedEvent,
} from "@agentstream/schema";

import type { AdapterInfo } from "./adapter-info.ts";

/** One vendor's CLI as a pure machine: it plans how to call it and translates what it prints. */
export interface Adapter extends AdapterInfo {
  /** How to run a request; or why it cannot be run as safely as it asks. Never throws. */
  readonly plan: (request: RunRequest) => Plan | Refusal;
  readonly translator: (options: TranslatorOptions) => Translator;
}

/** What a runner must do. */
export interface Plan {
  readonly command: string;
  readonly args: readonly string[];
  /** Additions to the environment. */
  readonly env: Readonly<Record<string, string>>;
  /** Written to the child's input, which is closed after it; undefined: closed at once. */
  readonly stdin: string | undefined;
  /** Files to be made before and removed after; `{file:NAME}` in args and env stands for their path. */
  readonly files: Readonly<Record<string, string>>;
  readonly protocol: string;
  /** What the run has got, for `sessionStarted.config`. */
  readonly config: SessionConfig;
  /** What cannot be guaranteed, in words. */
  readonly notes: readonly string[];
}

/** Why a request is not run: the field, what is wrong, and the remedy. */
export interface Refusal {
  readonly refusals: readonly { readonly field: string; readonly reason: string }[];
}

export const isRefusal = (plan: Plan | Refusal): plan is Refusal => "refusals" in plan;

export interface TranslatorOptions {
  readonly sessionId: string;
  /** Milliseconds since 1970. The only clock there is. */
  readonly now: () => number;
  readonly protocol?: string;
  /** Where the same protocol is spoken by another agent: `qwen`. */
  readonly agentType?: string;
  /** Which run of the session, from 1; the seq of its first event, and the number of its first turn. */
  readonly run?: number;
  readonly firstSeq?: number;
  readonly firstTurn?: number;
  readonly resumed?: boolean;
  /** The vendor's running total before this run, where it counts over runs. */
  readonly previousUsage?: TokenUsage;
  /** Every native line is told in `raw`. */
  readonly raw?: boolean;
  /** What the host knows: for `sessionStarted`. */
  readonly config?: SessionConfig;
  readonly agentVersion?: string;
}

export interface Translator {
  /** Takes the next input. Never throws. */
  readonly handle: (input: Input) => Step;
}

export type Input =
  /** The process was started. Without it, the first line is the start. */
  | { readonly type: "start" }
  /** A line of its output; `truncated`: only its beginning. */
  | { readonly type: "line"; readonly text: string; readonly truncated?: boolean }
  /** A line of its error output. */
  | { readonly type: "stderr"; readonly text: string }
  | { readonly type: "prompt"; readonly text: string }
  | {
      readonly type: "permissionAnswer";
      readonly requestId: string;
      readonly answer: PermissionAnswer;
    }
  | { readonly type: "questionAnswer"; readonly requestId: string; readonly answer: QuestionAnswer }
  | { readonly type: "interrupt" }
  | { readonly type: "setModel"; readonly model: string }
  | { readonly type: "setMode"; readonly mode: string }
  | { readonly type: "tick"; readonly now: number }
  | ExitInput;

/** The process is gone, and all its output was handled. */
export interface ExitInput {
  readonly type: "exit";
  readonly code: number | null;
  readonly signal?: string | null;
  /** What the host did to it. */
  readonly sent?: "interrupt" | "cancel" | "timeout";
}

export interface Step {
  readonly events: readonly UnifiedEvent[];
  /** Lines to be written to the child. */
  readonly writes: readonly string[];
  /** When to send a `tick`. */
  readonly wakeAt?: number;
  /** Nothing is running: the CLI may be ended. */
  readonly idle: boolean;
}
