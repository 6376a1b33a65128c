import { matchesVariable } from "@agentstream/adapter-kit";

import { fieldProblem } from "./session-problem.ts";

/** By these a program is made to run another's code, or finds other settings than the server's. */
const unsafe = [
  /^(?:PATH|HOME|SHELL|ENV|BASH_ENV|IFS|IS_SANDBOX|TMPDIR|EDITOR|VISUAL|PAGER|BROWSER)$/i,
  /^(?:LD|DYLD|NODE|NPM|PYTHON|PERL|RUBY|GIT|SSH|XDG|AGENTSTREAM)/i,
  /(?:_CONFIG|_HOME|_DIR|_PATH|_OPTIONS|_SHELL|_BASE_URL|_PROXY)$/i,
];

/** Below the highest tier a request may not give an agent variables that undo its limits: `guards` are the agents' own. */
export function checkEnv(
  env: Readonly<Record<string, string>> | undefined,
  guards: readonly string[],
): void {
  for (const name of Object.keys(env ?? {})) {
    const isUnsafe =
      unsafe.some((pattern) => pattern.test(name)) || matchesVariable(guards, name.toUpperCase());
    if (!isUnsafe) continue;
    throw fieldProblem(
      `/env/${name}`,
      `${name} may undo what limits the agent: only a server with --allow-tier autonomous takes it.`,
      "exceedsCap",
    );
  }
}
