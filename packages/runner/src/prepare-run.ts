import { randomUUID } from "node:crypto";
import { statSync } from "node:fs";

import {
  isRefusal,
  readRequest,
  type Adapter,
  type Plan,
  type Translator,
} from "@agentstream/adapter-kit";
import type { RunRequest } from "@agentstream/schema";
import { v7 as createSessionId } from "uuid";

import { findKnownVersion } from "./agents/read-version.ts";
import { RefusedError } from "./refused-error.ts";
import type { RunOptions } from "./run.ts";
import { checkPrompt } from "./start/check-prompt.ts";

/** All that is decided before anything starts. */
export interface Prepared {
  readonly adapter: Adapter;
  readonly plan: Plan;
  readonly options: RunOptions;
  readonly translator: Translator;
  readonly sessionId: string;
  /** Marks the run's processes and files. */
  readonly tag: string;
  readonly cwd: string | undefined;
  /** Whether the agent's input stays open for what the translator writes. */
  readonly isInteractive: boolean;
  readonly prompt: RunRequest["prompt"];
  readonly now: () => number;
  readonly startedAt: number;
  readonly agentVersion: string | undefined;
}

/** Plans a run; throws if it cannot be run as the request asks. */
export function prepareRun(adapter: Adapter, given: RunRequest, options: RunOptions): Prepared {
  const request = withAnswerer(given, options);
  const { cwd } = readRequest(request);
  if (cwd !== undefined) checkFolder(cwd);
  const faults = checkPrompt(request.prompt, cwd);
  if (faults.length > 0) throw new RefusedError(faults);
  const planned = adapter.plan(request);
  if (isRefusal(planned)) throw new RefusedError(planned.refusals);
  const plan = withCommand(planned, options.command);
  const isInteractive =
    adapter.protocols.find(({ name }) => name === plan.protocol)?.interactive === true;
  const { sessionId = createSessionId(), now = Date.now, transport } = options;
  const agentVersion =
    options.agentVersion ??
    (transport === undefined ? findKnownVersion(commandOf(plan, options)) : undefined);
  return {
    adapter,
    plan,
    options,
    sessionId,
    tag: randomUUID(),
    cwd,
    isInteractive,
    prompt: request.prompt,
    now,
    startedAt: now(),
    agentVersion,
    translator: adapter.translator({
      ...translatorOptions(options),
      sessionId,
      now,
      protocol: plan.protocol,
      config: options.config ?? plan.config,
      ...(plan.opening !== undefined && { opening: plan.opening }),
      ...(agentVersion !== undefined && { agentVersion }),
    }),
  };
}

/** Who can answer wants to be asked. */
function withAnswerer(request: RunRequest, { onPermission, onQuestion }: RunOptions): RunRequest {
  const canAnswer = onPermission !== undefined || onQuestion !== undefined;
  return canAnswer && request.interactive === undefined
    ? { ...request, interactive: true }
    : request;
}

function checkFolder(cwd: string): void {
  if (statSync(cwd, { throwIfNoEntry: false })?.isDirectory() === true) return;
  throw new RefusedError([{ field: "cwd", reason: `${cwd} is no folder.` }]);
}

function withCommand(plan: Plan, given: readonly string[] | undefined): Plan {
  const [command, ...args] = given ?? [];
  return command === undefined ? plan : { ...plan, command, args: [...args, ...plan.args] };
}

/** The command without the plan's own arguments. */
export const commandOf = ({ command }: Plan, options: RunOptions): readonly string[] =>
  options.command ?? [command];

type Passed = Pick<
  RunOptions,
  "run" | "firstSeq" | "firstTurn" | "resumed" | "previousUsage" | "raw" | "answerTimeoutMs"
>;

const translatorOptions = (options: RunOptions): Passed => {
  const { run, firstSeq, firstTurn, resumed, previousUsage, raw, answerTimeoutMs } = options;
  return {
    ...(run !== undefined && { run }),
    ...(firstSeq !== undefined && { firstSeq }),
    ...(firstTurn !== undefined && { firstTurn }),
    ...(resumed !== undefined && { resumed }),
    ...(previousUsage !== undefined && { previousUsage }),
    ...(raw !== undefined && { raw }),
    ...(answerTimeoutMs !== undefined && { answerTimeoutMs }),
  };
};
