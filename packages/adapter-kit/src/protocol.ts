import type { Ending } from "@agentstream/stream";
import type { SurvivesTurn } from "@agentstream/stream/internal";

import type { TranslatorOptions } from "./adapter.ts";
import type { Emitter } from "./emitter.ts";
import type { Host } from "./host.ts";
import type { ExitInput } from "./input.ts";
import type { NativeLine } from "./lenient.ts";
import type { LineParser } from "./line-parser.ts";
import type { SessionInfo } from "./session-emitter.ts";

export type NativeObject = Readonly<Record<string, unknown>>;

/** The vendor's part of a protocol; the rest is shared. One is created for each process. */
export interface NativeProtocol {
  /** Translates a line that is a JSON object; false if it has no meaning: then it becomes an extension event. */
  readonly line: (native: NativeLine) => boolean | undefined | void;
  /** Parses the lines. Absent: each gets an object of its own. */
  readonly parser?: LineParser | undefined;
  /** The type or method of a line, for `origin` and for an extension event. */
  readonly nameOf: (native: NativeLine) => string;
  /** The line's own time, where it has one. */
  readonly timeOf?: (native: NativeLine) => string | undefined;
  /** How the run ended; called once a run, before everything is closed. */
  readonly end: (exit: ExitInput) => Ending;
  readonly stderr?: (line: string) => void;
  /** What a host may do, where the protocol is spoken in both directions. */
  readonly host?: Host;
  readonly isIdle?: () => boolean;
  /** When the protocol needs a `tick`. */
  readonly wakeAt?: () => number | undefined;
  /** Where a process can serve one run after the other. */
  readonly furtherRuns?: FurtherRuns;
}

interface FurtherRuns {
  /** The run may end though the process stays. */
  readonly arePossible: () => boolean;
  /** Forgets what belongs to the last run alone. */
  readonly forgetLast: () => void;
}

export interface Protocol {
  readonly info: SessionInfo;
  /** Which tools survive the end of their turn. */
  readonly survivesTurn?: SurvivesTurn;
  readonly create: (
    emitter: Emitter,
    write: (line: string) => void,
    options: TranslatorOptions,
  ) => NativeProtocol;
}
