import { matchesVariable, type EnvironmentInfo } from "@agentstream/adapter-kit";

import { commonVariables } from "./common-variables.ts";

/** The variables of an agent: only what it needs, because its model can read them. */
export interface EnvironmentNeeds {
  /** What the adapter lists; absent: nothing but what every program needs. */
  readonly environment: EnvironmentInfo | undefined;
  readonly host: NodeJS.ProcessEnv;
  /** What the host's owner has named in addition: names, or beginnings such as `AWS_*`. */
  readonly passEnv?: readonly string[];
  /** The plan's own. */
  readonly additions: Readonly<Record<string, string>>;
  readonly tag: string;
}

/** Marks the processes of a run, whatever group they are in. */
export const tagVariable = "AGENTSTREAM_RUN";

export function buildEnvironment(needs: EnvironmentNeeds): Record<string, string> {
  const { environment, host, passEnv = [], additions, tag } = needs;
  const { passes = [], clears = [] } = environment ?? {};
  const listed = [...commonVariables, ...passes, ...passEnv];
  // what is named exactly passes though the agent sets it for its children
  const isPassed = (name: string): boolean =>
    listed.includes(name) || (!clears.includes(name) && matchesVariable(listed, name));
  const passed: Record<string, string> = {};
  for (const [name, value] of Object.entries(host))
    if (value !== undefined && isPassed(name)) passed[name] = value;
  return { ...passed, ...additions, [tagVariable]: tag };
}
