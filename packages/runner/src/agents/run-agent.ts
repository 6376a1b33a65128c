import type { Adapter } from "@agentstream/adapter-kit";
import {
  runRequestFields,
  type PermissionRequestedEvent,
  type RunRequest,
} from "@agentstream/schema/core";
import { present } from "@agentstream/stream";

import type { Run, RunOptions } from "../run.ts";
import { startRun } from "../start-run.ts";
import { createAgentRun, type AgentRun } from "./agent-run.ts";
import { findAgent } from "./find-agent.ts";

/** Whether a tool may be used; `message`: for the agent, if not. */
export type CanUseTool = (
  toolName: string,
  input: Record<string, unknown>,
) => Promise<{ allow: boolean; message?: string }>;

/** The fields of a request, and how it is run. */
export interface AgentOptions
  extends Omit<RunRequest, "prompt" | "interactive">, Omit<RunOptions, "signal"> {
  /** Aborted: the agent is interrupted, and stopped if it does not end by itself. */
  readonly abortSignal?: AbortSignal;
  /** Decides what needs permission. With it, or with `onQuestion`, the two-way protocol is used. */
  readonly canUseTool?: CanUseTool;
}

/**
 * Runs an agent: a loop over the run has its events as they happen, `result` and `text()` have how it ended. Leaving
 * the loop stops the agent.
 */
export const runAgent = (
  agent: string | Adapter,
  prompt: RunRequest["prompt"],
  options: AgentOptions = {},
): AgentRun => createAgentRun(startAgent(agent, prompt, options));

export async function startAgent(
  agent: string | Adapter,
  prompt: RunRequest["prompt"],
  options: AgentOptions,
): Promise<Run> {
  const adapter = typeof agent === "string" ? await findAgent(agent) : agent;
  return startRun(adapter, { ...requestIn(options), prompt }, runOptionsIn(options));
}

/** Requests and options of a run are closed: neither may have a field of the other. */
const isRequestField = ([name]: readonly [string, unknown]): boolean =>
  runRequestFields.includes(name);

const requestIn = (options: AgentOptions): Partial<RunRequest> =>
  Object.fromEntries(Object.entries(options).filter(isRequestField));

function runOptionsIn({ abortSignal, canUseTool, ...given }: AgentOptions): RunOptions {
  const options: RunOptions = Object.fromEntries(
    Object.entries(given).filter((entry) => !isRequestField(entry)),
  );
  const isAnswered = [canUseTool, options.onPermission, options.onQuestion].some(
    (answerer) => answerer !== undefined,
  );
  const answers = isAnswered ? withAnswers(canUseTool, options) : {};
  return { ...options, signal: abortSignal, ...answers };
}

/** In a two-way run everything must be answered: a request without a function for it is refused. */
function withAnswers(
  canUseTool: CanUseTool | undefined,
  { onPermission }: RunOptions,
): Pick<RunOptions, "onPermission" | "isUnattended"> {
  const decide =
    canUseTool === undefined
      ? onPermission
      : async ({ toolName, arguments: input = {} }: PermissionRequestedEvent) => {
          const { allow, message } = await canUseTool(toolName, input);
          return present({ outcome: allow ? ("allowed" as const) : ("denied" as const), message });
        };
  return { onPermission: decide, isUnattended: true };
}
