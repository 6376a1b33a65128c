import type { Plan } from "@agentstream/adapter-kit";

import { planFolder } from "./write-plan-files.ts";

/** How agents are kept away from the host's files and processes. */
export interface Confinement {
  /** The user that agents run as; the host must be root. */
  readonly user?: AgentUser | undefined;
  /** A command that runs the agent: its words stand before the agent's. `{cwd}` and `{files}` stand for folders. */
  readonly wrapper?: readonly string[] | undefined;
}

export interface AgentUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
  readonly home: string;
}

interface Place {
  readonly cwd: string | undefined;
  readonly tag: string;
}

/** The plan with the words of the wrapper before its own. */
export function wrapPlan(
  plan: Plan,
  { wrapper = [] }: Confinement,
  { cwd = "/", tag }: Place,
): Plan {
  const [command, ...args] = wrapper.map((word) =>
    word.replaceAll("{cwd}", cwd).replaceAll("{files}", planFolder(tag)),
  );
  if (command === undefined) return plan;
  return { ...plan, command, args: [...args, plan.command, ...plan.args] };
}

type Environment = Readonly<Record<string, string>>;

/** The environment with the home of the agent's user: that of the host's user is not its own. */
export function environmentOf(env: Environment, { user }: Confinement): Environment {
  if (user === undefined) return env;
  const kept = Object.entries(env).filter(([key]) => !key.startsWith("XDG_"));
  return { ...Object.fromEntries(kept), HOME: user.home, USER: user.name, LOGNAME: user.name };
}
