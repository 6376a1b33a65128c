import { randomUUID } from "node:crypto";

import {
  isRefusal,
  readRequest,
  type Adapter,
  type Plan,
  type Translator,
} from "@agentstream/adapter-kit";
import type { RunRequest } from "@agentstream/schema";
import type { EventDraft } from "@agentstream/stream";
import { v7 as createSessionId } from "uuid";

import { findKnownVersion } from "./agents/read-version.ts";
import { versionCommandOf } from "./agents/version-command.ts";
import { isFolder } from "./is-folder.ts";
import { RefusedError } from "./refused-error.ts";
import type { RunOptions } from "./run.ts";
import { checkPrompt } from "./start/check-prompt.ts";

/** A run before its process starts. */
export interface Prepared {
  readonly adapter: Adapter;
  readonly plan: Plan;
  readonly options: RunOptions;
  readonly translator: Translator;
  readonly sessionId: string;
  readonly notices: readonly EventDraft[];
  /** Identifies the run's processes and files. */
  readonly tag: string;
  readonly cwd: string | undefined;
  /** Whether the agent's input stays open for the translator's writes. */
  readonly isInteractive: boolean;
  readonly prompt: RunRequest["prompt"];
  readonly now: () => number;
  readonly startedAt: number;
  readonly agentVersion: string | undefined;
}

/** Plans a run; throws if it cannot be run as the request asks. */
export function prepareRun(adapter: Adapter, given: RunRequest, options: RunOptions): Prepared {
  const request = withAnswerer(given, options);
  const { cwd, sandboxMode } = readRequest(request);
  if (cwd !== undefined) checkFolder(cwd);
  const faults = checkPrompt(request.prompt, cwd);
  if (faults.length > 0) throw new RefusedError(faults);
  const { plan: own, agentVersion } = planByVersion(adapter, request, options);
  const plan = withCommand(own, options.command);
  const { protocol, config, opening } = plan;
  const isInteractive =
    adapter.protocols.find(({ name }) => name === protocol)?.interactive === true;
  const { position, now = Date.now, raw, answerTimeoutMs, notices = [] } = options;
  const { sessionId = createSessionId() } = position ?? {};
  const { confines = { sandboxMode, cwd } } = options;
  const about = { protocol, config, opening, agentVersion, confines };
  return {
    adapter,
    plan,
    options,
    sessionId,
    notices,
    tag: randomUUID(),
    cwd,
    isInteractive,
    prompt: request.prompt,
    now,
    startedAt: now(),
    agentVersion,
    translator: adapter.translator({ ...position, sessionId, now, raw, answerTimeoutMs, ...about }),
  };
}

interface PlannedByVersion {
  readonly plan: Plan;
  readonly agentVersion: string | undefined;
}

/** A plan for the version that is there, if it is known: older ones do not understand all flags. */
function planByVersion(
  adapter: Adapter,
  request: RunRequest,
  options: RunOptions,
): PlannedByVersion {
  const { agentVersion: given, transport } = options;
  const first = options.plan ?? planOf(adapter, request, given);
  const isAsked = given === undefined && transport === undefined;
  const agentVersion = isAsked ? knownVersionOf(first, options) : given;
  const isForNewest = options.plan === undefined && agentVersion !== given;
  return { plan: isForNewest ? planOf(adapter, request, agentVersion) : first, agentVersion };
}

function planOf(adapter: Adapter, request: RunRequest, agentVersion: string | undefined): Plan {
  const plan = adapter.plan(request, { agentVersion });
  if (isRefusal(plan)) throw new RefusedError(plan.refusals);
  return plan;
}

/** A host that answers wants to be asked. */
function withAnswerer(request: RunRequest, { onPermission, onQuestion }: RunOptions): RunRequest {
  const canAnswer = onPermission !== undefined || onQuestion !== undefined;
  return canAnswer && request.interactive === undefined
    ? { ...request, interactive: true }
    : request;
}

function checkFolder(cwd: string): void {
  if (isFolder(cwd)) return;
  throw new RefusedError([{ field: "cwd", reason: `${cwd} is not an existing folder.` }]);
}

function withCommand(plan: Plan, given: readonly string[] | undefined): Plan {
  const [command, ...args] = given ?? [];
  return command === undefined ? plan : { ...plan, command, args: [...args, ...plan.args] };
}

function knownVersionOf(plan: Plan, { command }: RunOptions): string | undefined {
  const asked = versionCommandOf(plan, command);
  return asked && findKnownVersion(asked);
}
