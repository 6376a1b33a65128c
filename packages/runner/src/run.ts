import type {
  Adapter,
  Confines,
  Input,
  NextPosition,
  Plan,
  TranslatorOptions,
} from "@agentstream/adapter-kit";
import type {
  PermissionAnswer,
  PermissionRequestedEvent,
  QuestionAnswer,
  QuestionAskedEvent,
  RunRequest,
  UnifiedEvent,
} from "@agentstream/schema";
import type { EventDraft } from "@agentstream/stream";

import type { Confinement } from "./start/confine.ts";
import type { Transport } from "./transport.ts";

/** One execution of one agent: a stream of events, and the inputs of its host. */
export interface Run {
  readonly sessionId: string;
  /**
   * The events, as they come, in batches; it can be read once. A slow reader makes the agent wait. What a step
   * writes to the agent is written after its events were taken: a reader that stores them has done so before.
   */
  readonly batches: AsyncIterable<readonly UnifiedEvent[]>;
  /**
   * A prompt, an answer, an interrupt, a change of model or mode. Resolves when its events were taken, or when the
   * run is over; never rejects. Throws if a file of a prompt cannot be read.
   */
  readonly send: (input: HostInput) => Promise<SendResult>;
  /** Ends the run: softly, then with force; again: with force at once. */
  readonly cancel: (why?: "cancel" | "timeout") => void;
  /** No further prompt will come: the agent may end when it is idle. Implied unless the run is `open`. */
  readonly finish: () => void;
  /** The process, while it lives. */
  readonly pid: () => number | undefined;
  /** After the end of a run that was to `keep` its agent: the process, which waits for a further prompt. */
  readonly kept: () => KeptAgent | undefined;
}

/** An agent between two runs. It prints nothing that is lost: what comes is part of the next run. */
export interface KeptAgent {
  readonly isAlive: () => boolean;
  /** Resolves when the process is gone. */
  readonly exited: Promise<unknown>;
  /** The next run of its session; it may be called once. The agent keeps the settings that it was started with. */
  readonly startRun: (prompt: RunRequest["prompt"], options: NextRunOptions) => Run;
  /** Ends the process: softly, then with force. */
  readonly end: () => Promise<void>;
}

/** What belongs to a run; the rest belongs to the process. */
export interface NextRunOptions extends Pick<
  RunOptions,
  | "notices"
  | "signal"
  | "onPermission"
  | "onQuestion"
  | "isUnattended"
  | "open"
  | "keep"
  | "idleTimeoutMs"
  | "totalTimeoutMs"
  | "stderr"
> {
  readonly position: NextPosition;
  /**
   * Starts the run in a new process, which resumes the conversation: called where the kept one had ended before it
   * printed anything for this run. Its first events are kept back until then, for a second at most. Absent: such a run fails.
   */
  readonly startAnew?: (() => Run) | undefined;
}

export type HostInput = Exclude<
  Input,
  {
    type: "start" | "line" | "lines" | "stderr" | "tick" | "emit" | "exit" | "endRun" | "nextRun";
  }
>;

/** Whether an input had an effect; `reason`: why not. */
export type SendResult =
  | { readonly isUsed: true }
  | { readonly isUsed: false; readonly reason: string };

export type StartRun = (adapter: Adapter, request: RunRequest, options?: RunOptions) => Run;

/** Where a run stands in its session. */
export type RunPosition = Partial<
  Pick<
    TranslatorOptions,
    "sessionId" | "run" | "firstSeq" | "firstTurn" | "resumed" | "previousUsage"
  >
>;

export interface RunOptions extends Pick<
  Partial<TranslatorOptions>,
  "now" | "raw" | "answerTimeoutMs"
> {
  /** For a host that keeps sessions. Absent: the first run of a new one. */
  readonly position?: RunPosition | undefined;
  /** What no answer may exceed. Absent: the request's own sandbox mode. */
  readonly confines?: Confines | undefined;
  /** The request's plan, where it was made before: the adapter is not asked again. */
  readonly plan?: Plan | undefined;
  /** Events of the host's own, right after the start. */
  readonly notices?: readonly EventDraft[] | undefined;
  /** Aborted: an interrupt, then the further steps of stopping. For force at once call `cancel` again. */
  readonly signal?: AbortSignal | undefined;
  /** Answer what the agent asks; without these, and without `send`, nothing is answered. */
  readonly onPermission?:
    | ((event: PermissionRequestedEvent) => Promise<PermissionAnswer>)
    | undefined;
  /** Nobody can answer: permissions are denied by policy, and questions declined, at once. */
  readonly isUnattended?: boolean | undefined;
  readonly onQuestion?: ((event: QuestionAskedEvent) => Promise<QuestionAnswer>) | undefined;
  /** The run stays after its turn, until `finish` or the idle timeout, for further prompts. */
  readonly open?: boolean | undefined;
  /** The process stays after the run, if its protocol can serve a further one: see `Run.kept`. */
  readonly keep?: boolean | undefined;
  /** The links of `cwd` were resolved when it was checked; a run whose `cwd` leads elsewhere by now is refused. */
  readonly cwdIsResolved?: boolean | undefined;
  /** Nothing came for so long. */
  readonly idleTimeoutMs?: number | undefined;
  readonly totalTimeoutMs?: number | undefined;
  /** Names of further variables that the agent gets. */
  readonly passEnv?: readonly string[] | undefined;
  /** Error output is emitted as it comes; without it, only if the run fails. */
  readonly stderr?: boolean | undefined;
  /** The agent's version, where it is known; the command is not asked then. */
  readonly agentVersion?: string | undefined;
  /** How long each step of stopping a process may take. */
  readonly stopTimeouts?: Partial<StopTimeouts> | undefined;
  /** Another command than the adapter's own: its path, or it with its first arguments. */
  readonly command?: readonly string[] | undefined;
  /** Where records of running processes are kept, for the next start. */
  readonly recordFolder?: string | undefined;
  /** Agents run as another user, or by a command that confines them. */
  readonly confinement?: Confinement | undefined;
  /** What the agent gets as `TRACEPARENT`, so that its own spans join those of its host. */
  readonly traceparentOf?: ((sessionId: string, run: number) => string) | undefined;
  /** Instead of a process. */
  readonly transport?: Transport | undefined;
}

export interface StopTimeouts {
  /** After the protocol's own interrupt, and again after SIGINT. */
  readonly interruptMs: number;
  /** After SIGTERM. */
  readonly terminateMs: number;
  /** After SIGKILL: then the run ends without the process. */
  readonly killMs: number;
  /** Nothing is left to do, and the process is still there. */
  readonly lingerMs: number;
}
