import { optionChecks, optionFaults, type OptionCheck } from "@agentstream/adapter-kit/author";

import { RefusedError } from "./refused-error.ts";
import type { RunOptions } from "./run.ts";

const { string, number, boolean, object, strings, function: aFunction } = optionChecks;

const checks: { readonly [K in keyof Required<RunOptions>]: OptionCheck } = {
  now: aFunction,
  raw: boolean,
  position: object,
  plan: object,
  notices: object,
  answerTimeoutMs: number,
  signal: object,
  onPermission: aFunction,
  onQuestion: aFunction,
  isUnattended: boolean,
  open: boolean,
  keep: boolean,
  cwdIsResolved: boolean,
  idleTimeoutMs: number,
  totalTimeoutMs: number,
  passEnv: strings,
  stderr: boolean,
  agentVersion: string,
  stopTimeouts: object,
  command: strings,
  recordFolder: string,
  confinement: object,
  confines: object,
  traceparentOf: aFunction,
  transport: object,
};

/** Throws a RefusedError that names what is wrong: before anything starts. */
export function checkRunOptions(options: unknown): void {
  const faults = optionFaults(options, checks);
  if (faults.length > 0) throw new RefusedError(faults);
}
