import type { OutputEvent } from "@agentstream/schema";

import { createRepeatFilter, type RepeatFilter } from "../create-repeat-filter.ts";
import { createReply, type Reply } from "../create-reply.ts";

/** What is kept of a run. */
export interface ExecuteRun {
  startedAt: string | undefined;
  readonly reply: Reply;
  readonly repeats: RepeatFilter;
  /** The name of each open tool. */
  readonly tools: Map<string, string>;
  readonly subagents: Map<string, string>;
  /** The hooks that were sent and still run. */
  readonly hooks: Set<string>;
  /** The latest lines of the error output; they are sent only if the run fails. */
  stderr: string[];
}

export const createExecuteRun = (): ExecuteRun => ({
  startedAt: undefined,
  reply: createReply(),
  repeats: createRepeatFilter(),
  tools: new Map(),
  subagents: new Map(),
  hooks: new Set(),
  stderr: [],
});

const maxStderrLines = 1000;

/** Keeps a line of the error output: the last thousand are enough to know why a run failed. */
export function keepStderr(run: ExecuteRun, line: string): readonly OutputEvent[] {
  if (run.stderr.push(line) >= 2 * maxStderrLines) run.stderr = run.stderr.slice(-maxStderrLines);
  return [];
}
