import {
  fieldAsSent,
  isRefusal,
  readRequest,
  type Adapter,
  type Confines,
  type Plan,
  type Refusal,
} from "@agentstream/adapter-kit";
import type { RunOptions } from "@agentstream/runner";
import type { PermissionTier, RunRequest } from "@agentstream/schema";
import { present } from "@agentstream/stream";

import { askingModes, capModes, modesOf } from "./cap-modes.ts";
import { checkEnv } from "./check-env.ts";
import { resolveMcpServers, type RegisteredMcpServers } from "./resolve-mcp-servers.ts";
import { runHosts, type RunPlace } from "./run-host.ts";
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
  /** The MCP servers that requests may name, at any tier. */
  readonly mcpServers?: RegisteredMcpServers | undefined;
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
  /** What no answer may exceed: the sandbox mode that was asked for, else the server's cap. */
  readonly confines: Confines;
  /** Requests of the agent cannot be answered. */
  readonly isUnattended: boolean;
}

/** Plans a request under the server's policy. Throws why it cannot run. */
export async function planRun(
  policy: Policy,
  input: RunInput,
  place: RunPlace = "here",
): Promise<PlannedRun> {
  const { agentType, prompt, config = {}, outputSchema, env, mcpServers } = input;
  const { isUnattended = false, deltas = !isUnattended, resume } = input;
  const agent = findAgent(policy, agentType);
  const host = runHosts[place];
  checkEnv(env, policy.allowTier === "autonomous" ? "all" : (policy.allowEnv ?? []));
  const { workingDirectory, ...rest } = config;
  const folder = rest.cwd ?? workingDirectory;
  const folderPath = `/config/${fieldAsSent("cwd", config)}`;
  const cwd = await host.resolveWorkspace(folder, policy.workspaces, folderPath);
  host.checkParts(prompt, cwd);
  const asked: RunRequest = present({
    ...rest,
    cwd,
    prompt,
    outputSchema,
    env,
    mcpServers: resolveMcpServers(policy, mcpServers),
    resume,
    interactive: !isUnattended || undefined,
    deltas: deltas || undefined,
  });
  const usual = isUnattended ? modesOf(policy.defaultTier) : askingModes;
  const { request, capped } = capModes(asked, usual, policy.allowTier);
  const isNamed = readRequest(asked).sandboxMode !== undefined;
  const limit = isNamed ? request.sandboxMode : modesOf(policy.allowTier).sandboxMode;
  const confines: Confines = { sandboxMode: limit, cwd };
  const version = host.versionOf(agent);
  const plan = agent.adapter.plan(request, version);
  if (!isRefusal(plan)) {
    await host.checkInstalled(agent, plan);
    return { agent, request, plan: withCapped(plan, capped), capped, confines, isUnattended };
  }
  if (!maySetItsOwn(policy, asked)) throw refusalProblem(plan, capped);
  const own = agent.adapter.plan(asked, version);
  if (isRefusal(own)) throw refusalProblem(own, []);
  await host.checkInstalled(agent, own);
  return { agent, request: asked, plan: own, capped: [], confines, isUnattended };
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
  const isAboutModes = refusals.some(({ field }) => modeFields.has(field));
  const detail =
    isAboutModes && capped.length > 0
      ? `Capped by the server (${capped.join(", ")}): ${reasons}`
      : reasons;
  return new SessionProblem(isAboutModes ? "exceedsCap" : "invalid", detail, { errors });
}

const modeFields = new Set(["approvalMode", "sandboxMode"]);
const ownFields = new Set(["prompt", "outputSchema", "env", "mcpServers"]);
const pathOf = (field: string): string => (ownFields.has(field) ? `/${field}` : `/config/${field}`);
