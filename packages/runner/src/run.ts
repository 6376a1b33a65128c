import type { Adapter, Input, TranslatorOptions } from "@agentstream/adapter-kit";
import type {
  PermissionAnswer,
  PermissionRequestedEvent,
  QuestionAnswer,
  QuestionAskedEvent,
  RunRequest,
  UnifiedEvent,
} from "@agentstream/schema";

import type { Transport } from "./transport.ts";

/** One execution of one agent: a stream of events, and what a host may say meanwhile. */
export interface Run {
  readonly sessionId: string;
  /**
   * The events, as they come, in batches; it can be read once. Who reads slowly makes the agent wait. What a step
   * has the agent told is written when its events were taken: whoever stores them has done so before.
   */
  readonly batches: AsyncIterable<readonly UnifiedEvent[]>;
  /** A prompt, an answer, an interrupt, a change of model or mode. Throws if a file of a prompt cannot be given. */
  readonly send: (input: HostInput) => void;
  /** Ends the run: softly, then with force; again: with force at once. */
  readonly cancel: (why?: "cancel" | "timeout") => void;
  /** No further prompt will come: the agent may end when it is idle. Said at once unless the run is `open`. */
  readonly finish: () => void;
  /** The process, while it lives. */
  readonly pid: () => number | undefined;
}

export type HostInput = Exclude<
  Input,
  { type: "start" | "line" | "lines" | "stderr" | "tick" | "exit" }
>;

export type StartRun = (adapter: Adapter, request: RunRequest, options?: RunOptions) => Run;

export interface RunOptions extends Pick<
  Partial<TranslatorOptions>,
  | "sessionId"
  | "now"
  | "run"
  | "firstSeq"
  | "firstTurn"
  | "resumed"
  | "previousUsage"
  | "raw"
  | "config"
  | "answerTimeoutMs"
> {
  /** Aborted once: an interrupt, then what it takes. Aborted again is not possible: use `cancel`. */
  readonly signal?: AbortSignal;
  /** Asks whoever is there; without these, and without `send`, nobody answers. */
  readonly onPermission?: (event: PermissionRequestedEvent) => Promise<PermissionAnswer>;
  readonly onQuestion?: (event: QuestionAskedEvent) => Promise<QuestionAnswer>;
  /** The run goes on after its turn, until `finish` or the idle timeout: for further prompts. */
  readonly open?: boolean;
  /** Nothing came for so long. */
  readonly idleTimeoutMs?: number;
  readonly totalTimeoutMs?: number;
  /** Names of variables that the agent gets besides those that it always gets. */
  readonly passEnv?: readonly string[];
  /** Error output is told as it comes; without it, only if the run fails. */
  readonly stderr?: boolean;
  /** The agent's version, where it is known: the command is not asked for it then. */
  readonly agentVersion?: string;
  /** How long each step of ending a process may take. */
  readonly patience?: Partial<Patience>;
  /** Another command than the adapter's own: its path, or it with its first arguments. */
  readonly command?: readonly string[];
  /** Where records of running processes are kept, for whoever starts next. */
  readonly recordFolder?: string;
  /** Instead of a process. */
  readonly transport?: Transport;
}

export interface Patience {
  /** After the protocol's own interrupt, and again after SIGINT. */
  readonly interruptMs: number;
  /** After SIGTERM. */
  readonly terminateMs: number;
  /** After SIGKILL: then the run ends without the process. */
  readonly killMs: number;
  /** Nothing is left to do, and the process is still there. */
  readonly lingerMs: number;
}
