import type { OutputEvent } from "@agentstream/schema";

import { createReply, type Reply } from "../create-reply.ts";
import { createRetelling, type Retelling } from "../create-retelling.ts";

/** What is kept of a run. */
export interface ExecuteRun {
  startedAt: string | undefined;
  readonly reply: Reply;
  readonly retelling: Retelling;
  /** The name of each open tool. */
  readonly tools: Map<string, string>;
  readonly subagents: Map<string, string>;
  /** The hooks that were told and run. */
  readonly hooks: Set<string>;
  /** The latest lines of the error output; they are told only if the run fails. */
  stderr: string[];
}

export const createExecuteRun = (): ExecuteRun => ({
  startedAt: undefined,
  reply: createReply(),
  retelling: createRetelling(),
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
