import { optionChecks, optionFaults, type OptionCheck } from "@agentstream/adapter-kit";

import { RefusedError } from "./refused-error.ts";
import type { RunOptions } from "./run.ts";

const { string, number, boolean, object, strings, function: aFunction } = optionChecks;

const checks: { readonly [K in keyof Required<RunOptions>]: OptionCheck } = {
  sessionId: string,
  now: aFunction,
  run: number,
  firstSeq: number,
  firstTurn: number,
  resumed: boolean,
  previousUsage: object,
  raw: boolean,
  config: object,
  answerTimeoutMs: number,
  signal: object,
  onPermission: aFunction,
  onQuestion: aFunction,
  open: boolean,
  idleTimeoutMs: number,
  totalTimeoutMs: number,
  passEnv: strings,
  stderr: boolean,
  agentVersion: string,
  patience: object,
  command: strings,
  recordFolder: string,
  transport: object,
};

/** Throws a RefusedError that names what is wrong: before anything starts. */
export function checkRunOptions(options: unknown): void {
  const faults = optionFaults(options, checks);
  if (faults.length > 0) throw new RefusedError(faults);
}
