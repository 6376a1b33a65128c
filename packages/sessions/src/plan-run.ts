import {
  isRefusal,
  readRequest,
  type Adapter,
  type Plan,
  type Refusal,
} from "@agentstream/adapter-kit";
import { checkPrompt, type RunOptions } from "@agentstream/runner";
import type { PermissionTier, RunRequest } from "@agentstream/schema";
import { present } from "@agentstream/stream";

import { askingModes, capModes, modesOf } from "./cap-modes.ts";
import { checkEnv } from "./check-env.ts";
import { checkInstalled } from "./check-installed.ts";
import { resolveWorkspace } from "./resolve-workspace.ts";
import { SessionProblem } from "./session-problem.ts";
import type { RunSetting, SessionSettings } from "./store.ts";

/** An agent of this server, and how it is started here. */
export interface KnownAgent {
  readonly adapter: Adapter;
  readonly options?: Pick<RunOptions, "command" | "transport">;
}

/** The limits of requests on this server. */
export interface Policy {
  readonly agents: ReadonlyMap<string, KnownAgent>;
  readonly workspaces: readonly string[];
  /** The cap of all requests. */
  readonly allowTier: PermissionTier;
  /** The variables that requests may set below the highest tier; a `*` at the end stands for any ending. */
  readonly allowEnv?: readonly string[] | undefined;
  /** The tier of an unattended task that asks for none. */
  readonly defaultTier: PermissionTier;
}

export interface RunInput extends Pick<SessionSettings, RunSetting> {
  readonly agentType: string;
  readonly prompt: RunRequest["prompt"];
  /** Requests of the agent cannot be answered. */
  readonly isUnattended?: boolean;
  /** Text is wanted as it is written; always of an attended run. */
  readonly deltas?: boolean;
  /** The agent's own id of the conversation to resume. */
  readonly resume?: string | undefined;
}

/** A run that may start. */
export interface PlannedRun {
  readonly agent: KnownAgent;
  readonly request: RunRequest;
  /** What the adapter makes of the request; the runner does not ask it again. */
  readonly plan: Plan;
  /** The fields in which it got less than it asked for. */
  readonly capped: readonly string[];
  /** Requests of the agent cannot be answered. */
  readonly isUnattended: boolean;
}

/** Plans a request under the server's policy. Throws why it cannot run. */
export async function planRun(policy: Policy, input: RunInput): Promise<PlannedRun> {
  const { agentType, prompt, config = {}, outputSchema, env, mcpServers } = input;
  const { isUnattended = false, deltas = !isUnattended, resume } = input;
  const agent = findAgent(policy, agentType);
  checkEnv(env, policy.allowTier === "autonomous" ? "all" : (policy.allowEnv ?? []));
  const { workingDirectory, ...rest } = config;
  const cwd = await resolveWorkspace(rest.cwd ?? workingDirectory, policy.workspaces);
  checkParts(prompt, cwd);
  const attended = {
    ...(!isUnattended && { interactive: true }),
    ...(deltas && { deltas }),
  };
  const asked: RunRequest = present({
    ...rest,
    cwd,
    prompt,
    outputSchema,
    env,
    mcpServers,
    resume,
    ...attended,
  });
  const usual = isUnattended ? modesOf(policy.defaultTier) : askingModes;
  const { request, capped } = capModes(asked, usual, policy.allowTier);
  const plan = agent.adapter.plan(request);
  if (!isRefusal(plan)) {
    await checkInstalled(agent, plan);
    return { agent, request, plan: withCapped(plan, capped), capped, isUnattended };
  }
  if (!maySetItsOwn(policy, asked)) throw refusalProblem(plan, capped);
  const own = agent.adapter.plan(asked);
  if (isRefusal(own)) throw refusalProblem(own, []);
  await checkInstalled(agent, own);
  return { agent, request: asked, plan: own, capped: [], isUnattended };
}

function checkParts(prompt: RunRequest["prompt"], cwd: string): void {
  const faults = checkPrompt(prompt, cwd);
  if (faults.length === 0) return;
  const errors = faults.slice(0, 20).map(({ field, reason }) => ({
    path: `/${field.replace("[", "/").replace("]", "").replace(".", "/")}`,
    message: reason,
  }));
  const kind = faults.some((fault) => fault.kind === "outside") ? "forbidden" : "invalid";
  throw new SessionProblem(kind, errors.map(({ message }) => message).join(" "), { errors });
}

/** The plan of a run that resumes another conversation than it was planned for: that one was not known then. */
export function resumeAt(planned: PlannedRun, resume: string | undefined): PlannedRun {
  if (resume === undefined || resume === planned.request.resume) return planned;
  const request = { ...planned.request, resume };
  const plan = planned.agent.adapter.plan(request);
  if (isRefusal(plan)) throw refusalProblem(plan, planned.capped);
  return { ...planned, request, plan: withCapped(plan, planned.capped) };
}

const withCapped = (plan: Plan, capped: readonly string[]): Plan =>
  capped.length === 0 ? plan : { ...plan, config: { ...plan.config, capped: [...capped] } };

/** An agent with unknown modes runs by its own settings, where none are asked for and everything is allowed. */
function maySetItsOwn({ allowTier }: Policy, asked: RunRequest): boolean {
  const { approvalMode, sandboxMode } = readRequest(asked);
  return allowTier === "autonomous" && approvalMode === undefined && sandboxMode === undefined;
}

function findAgent({ agents }: Policy, agentType: string): KnownAgent {
  const agent = agents.get(agentType);
  if (agent !== undefined) return agent;
  const allowed = [...agents.keys()];
  throw new SessionProblem(
    "unknownAgent",
    `Unknown agent ${JSON.stringify(agentType)}; expected one of: ${allowed.join(", ")}.`,
    { allowed },
  );
}

/** A request that the agent cannot run as safely as it must. */
function refusalProblem({ refusals }: Refusal, capped: readonly string[]): SessionProblem {
  const errors = refusals.map(({ field, reason }) => ({ path: pathOf(field), message: reason }));
  const reasons = errors.map(({ message }) => message).join(" ");
  const detail =
    capped.length === 0 ? reasons : `Capped by the server (${capped.join(", ")}): ${reasons}`;
  const isAboutModes = refusals.some(({ field }) => modeFields.has(field));
  return new SessionProblem(isAboutModes ? "exceedsCap" : "invalid", detail, { errors });
}

const modeFields = new Set(["approvalMode", "sandboxMode"]);
const ownFields = new Set(["prompt", "outputSchema", "env", "mcpServers"]);
const pathOf = (field: string): string => (ownFields.has(field) ? `/${field}` : `/config/${field}`);
