import type { RecordedLine } from "@agentstream/runner/replay";

import type { FaultName } from "./faults.ts";

/** What a fake CLI does. It stands beside it, as JSON: the environment of an agent is none to say it by. */
export interface FakeScript {
  /** What `--version` prints; `hang`: nothing, for ever. */
  readonly version: string;
  /** Both directions, or what is printed. */
  readonly conversation: readonly RecordedLine[];
  /** Whether it listens while it speaks. One that does not reads its whole input first, as a prompt. */
  readonly isTwoWay: boolean;
  readonly stderr: string;
  readonly exit: { readonly code: number | null; readonly signal: string | null };
  /** Absent: at once. */
  readonly timing?: "recorded";
  /** These signals do nothing to it. */
  readonly ignores?: readonly NodeJS.Signals[];
  /** What it does instead. */
  readonly fault?: FaultName;
}

/** How a fake CLI was called: a line of JSON each, in the file `<path>.calls`. */
export interface FakeCall {
  readonly pid: number;
  readonly args: readonly string[];
  readonly cwd: string;
  /** The names of its variables. */
  readonly variables: readonly string[];
  /** Its whole input, where it was read first. */
  readonly stdin?: string;
}
