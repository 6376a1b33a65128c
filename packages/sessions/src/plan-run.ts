import { isRefusal, readRequest, type Adapter } from "@agentstream/adapter-kit";
import { checkPrompt, type RunOptions } from "@agentstream/runner";
import type { PermissionTier, RunRequest } from "@agentstream/schema";

import { askingModes, capModes, modesOf } from "./cap-modes.ts";
import { checkEnv } from "./check-env.ts";
import { resolveWorkspace } from "./resolve-workspace.ts";
import { SessionProblem } from "./session-problem.ts";
import type { RunSetting, SessionSettings } from "./store.ts";

/** An agent as the server knows it, and how it is started here. */
export interface KnownAgent {
  readonly adapter: Adapter;
  readonly options?: Pick<RunOptions, "command" | "transport">;
}

/** What requests may ask of this server. */
export interface Policy {
  readonly agents: ReadonlyMap<string, KnownAgent>;
  readonly workspaces: readonly string[];
  /** What no request exceeds. */
  readonly allowTier: PermissionTier;
  /** The variables that requests may set below the highest tier; a `*` at the end stands for any ending. */
  readonly allowEnv?: readonly string[] | undefined;
  /** What a task runs at that nobody looks after, where it asks for nothing. */
  readonly defaultTier: PermissionTier;
}

export interface RunWish extends Pick<SessionSettings, RunSetting> {
  readonly agentType: string;
  readonly prompt: RunRequest["prompt"];
  /** Nobody is there to answer. */
  readonly isUnattended?: boolean;
}

export interface PlannedRun {
  readonly agent: KnownAgent;
  readonly request: RunRequest;
  readonly capped: readonly string[];
}

/** What a request becomes under the server's policy. Throws why it does not run. */
export async function planRun(policy: Policy, wish: RunWish): Promise<PlannedRun> {
  const {
    agentType,
    prompt,
    config = {},
    outputSchema,
    env,
    mcpServers,
    isUnattended = false,
  } = wish;
  const agent = findAgent(policy, agentType);
  checkEnv(env, policy.allowTier === "autonomous" ? "all" : (policy.allowEnv ?? []));
  const { workingDirectory, ...rest } = config;
  const cwd = await resolveWorkspace(rest.cwd ?? workingDirectory, policy.workspaces);
  checkParts(prompt, cwd);
  const asked: RunRequest = {
    ...rest,
    cwd,
    prompt,
    ...(outputSchema !== undefined && { outputSchema }),
    ...(env !== undefined && { env }),
    ...(mcpServers !== undefined && { mcpServers }),
    ...(!isUnattended && { interactive: true, deltas: true }),
  };
  const usual = isUnattended ? modesOf(policy.defaultTier) : askingModes;
  const { request, capped } = capModes(asked, usual, policy.allowTier);
  if (maySetItsOwn(policy, asked) && isRefusal(agent.adapter.plan(request))) {
    checkPlan(agent.adapter, asked, []);
    return { agent, request: asked, capped: [] };
  }
  checkPlan(agent.adapter, request, capped);
  return { agent, request, capped };
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

/** An agent whose modes nobody knows runs by its own settings, where nothing is asked for and everything is allowed. */
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
    `There is no agent ${JSON.stringify(agentType)} here; there are: ${allowed.join(", ")}.`,
    { allowed },
  );
}

/** What the agent cannot do as safely as it must is not run. */
function checkPlan(adapter: Adapter, request: RunRequest, capped: readonly string[]): void {
  const plan = adapter.plan(request);
  if (!isRefusal(plan)) return;
  const errors = plan.refusals.map(({ field, reason }) => ({
    path: pathOf(field),
    message: reason,
  }));
  const reasons = errors.map(({ message }) => message).join(" ");
  const detail =
    capped.length === 0 ? reasons : `Capped by the server (${capped.join(", ")}): ${reasons}`;
  const isAboutModes = plan.refusals.some(({ field }) => modeFields.has(field));
  throw new SessionProblem(isAboutModes ? "exceedsCap" : "invalid", detail, { errors });
}

const modeFields = new Set(["approvalMode", "sandboxMode"]);
const ownFields = new Set(["prompt", "outputSchema", "env", "mcpServers"]);
const pathOf = (field: string): string => (ownFields.has(field) ? `/${field}` : `/config/${field}`);
