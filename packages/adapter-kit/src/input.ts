import type { PermissionAnswer, QuestionAnswer, RunRequest } from "@agentstream/schema";
import type { Ending, EventDraft } from "@agentstream/stream";

/** What a translator is fed with. */
export type Input =
  /** The process was started by us, and may be spoken to. Without it, the first line is the start. */
  | { readonly type: "start" }
  /** A line of its output. */
  | ({ readonly type: "line" } & Line)
  /** Several at once: what a chunk of its output held. */
  | { readonly type: "lines"; readonly lines: readonly Line[] }
  /** A line of its error output. */
  | { readonly type: "stderr"; readonly text: string }
  | PromptInput
  | {
      readonly type: "permissionAnswer";
      readonly requestId: string;
      readonly answer: PermissionAnswer;
      /** Absent: the user. `policy`: the host answered by itself, nobody was asked. */
      readonly by?: "user" | "policy" | undefined;
    }
  | { readonly type: "questionAnswer"; readonly requestId: string; readonly answer: QuestionAnswer }
  | { readonly type: "interrupt" }
  | { readonly type: "setModel"; readonly model: string }
  | { readonly type: "setMode"; readonly mode: string }
  | { readonly type: "tick"; readonly now: number }
  /** The host's own events: a notice, error output, a version that was read. */
  | { readonly type: "emit"; readonly events: readonly EventDraft[] }
  /** Nothing is left to do, and the process stays: the run ends by its last turn. */
  | { readonly type: "endRun"; readonly durationMs: number }
  /** The next run of the same process, after `endRun`. */
  | { readonly type: "nextRun"; readonly position: NextPosition }
  | ExitInput;

/** Where a further run of a process stands in its session. */
export interface NextPosition {
  readonly run: number;
  readonly firstSeq: number;
  readonly firstTurn: number;
  /** Absent: true. */
  readonly resumed?: boolean | undefined;
}

export interface Line {
  readonly text: string;
  /** The text is only the line's beginning. */
  readonly truncated?: boolean;
  /** What `JSON.parse` has made of the text, where the host needed it too: it is not parsed again. */
  readonly json?: unknown;
}

/** A prompt: it begins a turn, or is queued behind the one that runs. */
export interface PromptInput {
  readonly type: "prompt";
  /** Its images and files have their `data` and `mimeType`; the `path` stays where there was one. */
  readonly prompt: RunRequest["prompt"];
  /** It goes into the turn that runs, where the protocol can. */
  readonly steer?: boolean;
}

/** The process is gone, and all its output was handled. */
export interface ExitInput {
  readonly type: "exit";
  readonly code: number | null;
  readonly signal?: string | null;
  /** What the host did to it. */
  readonly sent?: "interrupt" | "cancel" | "timeout" | undefined;
  /** Which limit of the host's was reached. */
  readonly limit?: "idleTimeout" | "totalTimeout" | undefined;
  /** Why the host could not start the process, or not reach it any more: more than the agent can report. */
  readonly failure?: Pick<Ending, "detail" | "error" | "errorCode"> | undefined;
  /** How long the run took, in milliseconds; what the agent reports of it counts more. */
  readonly durationMs?: number | undefined;
  /** The host's own events right before the end, if the run failed: what was printed on the error output. */
  readonly ifFailed?: readonly EventDraft[] | undefined;
}
