import type { Adapter } from "@agentstream/adapter-kit";
import type { PermissionAnswer, RunRequest, UnifiedEvent } from "@agentstream/schema";

import type { Run, RunOptions } from "../run.ts";
import { startRun } from "../start-run.ts";
import { findAgent } from "./find-agent.ts";

/** Whether a tool may be used; `message`: what the agent is told if not. */
export type CanUseTool = (
  toolName: string,
  input: Record<string, unknown>,
) => Promise<{ allow: boolean; message?: string }>;

/** What a request can say, and how it is run. */
export interface AgentOptions
  extends Omit<RunRequest, "prompt" | "interactive">, Omit<RunOptions, "signal"> {
  /** Aborted: the agent is interrupted, and ended if it does not end by itself. */
  readonly abortSignal?: AbortSignal;
  /** Decides what needs permission. With it, or with `onQuestion`, the two-way protocol is spoken. */
  readonly canUseTool?: CanUseTool;
}

/** Runs an agent, and tells what happens as it happens. Who stops reading ends the agent. */
export async function* runAgent(
  agent: string | Adapter,
  prompt: RunRequest["prompt"],
  options: AgentOptions = {},
): AsyncGenerator<UnifiedEvent, void, void> {
  const run = await startAgent(agent, prompt, options);
  for await (const batch of run.batches) yield* batch;
}

export async function startAgent(
  agent: string | Adapter,
  prompt: RunRequest["prompt"],
  options: AgentOptions,
): Promise<Run> {
  const adapter = typeof agent === "string" ? await findAgent(agent) : agent;
  return startRun(adapter, { ...requestIn(options), prompt }, runOptionsIn(options));
}

/** Requests are closed: what only says how to run one must not stand in it. */
function requestIn(options: AgentOptions): Omit<RunRequest, "prompt"> {
  const { abortSignal: _a, canUseTool: _b, onPermission: _c, onQuestion: _d, ...others } = options;
  const { sessionId: _e, now: _f, run: _g, firstSeq: _h, firstTurn: _i, ...more } = others;
  const {
    resumed: _j,
    previousUsage: _k,
    raw: _l,
    config: _m,
    answerTimeoutMs: _n,
    ...rest
  } = more;
  const {
    open: _o,
    idleTimeoutMs: _p,
    totalTimeoutMs: _q,
    passEnv: _r,
    stderr: _s,
    ...left
  } = rest;
  const { patience: _t, command: _u, recordFolder: _v, transport: _w, ...last } = left;
  const { agentVersion: _x, ...request } = last;
  return request;
}

function runOptionsIn({ abortSignal, canUseTool, ...options }: AgentOptions): RunOptions {
  const isAnswered = [canUseTool, options.onPermission, options.onQuestion].some(
    (answerer) => answerer !== undefined,
  );
  return {
    ...options,
    ...(abortSignal !== undefined && { signal: abortSignal }),
    ...(isAnswered && withAnswers(canUseTool, options)),
  };
}

/** In a two-way run somebody must answer everything: what nobody is there for is refused. */
function withAnswers(
  canUseTool: CanUseTool | undefined,
  { onPermission, onQuestion }: RunOptions,
): Pick<RunOptions, "onPermission" | "onQuestion"> {
  return {
    async onPermission(event): Promise<PermissionAnswer> {
      if (canUseTool === undefined)
        return (
          onPermission?.(event) ?? { outcome: "denied", message: "Nobody is there to allow it." }
        );
      const { allow, message } = await canUseTool(event.toolName, event.arguments ?? {});
      return { outcome: allow ? "allowed" : "denied", ...(message !== undefined && { message }) };
    },
    onQuestion: onQuestion ?? (() => Promise.resolve({ answers: {}, declined: true })),
  };
}
