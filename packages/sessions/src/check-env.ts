import { fieldProblem } from "./session-problem.ts";

/** Variables that make a program run other code, or read other settings than the server's. */
const unsafe = [
  /^(?:PATH|HOME|SHELL|ENV|BASH_ENV|IFS|IS_SANDBOX|TMPDIR|EDITOR|VISUAL|PAGER|BROWSER)$/i,
  /^(?:LD|DYLD|NODE|NPM|PYTHON|PERL|RUBY|GIT|SSH|XDG|AGENTSTREAM)/i,
  /^(?:CLAUDE|CODEX|GEMINI|OPENCODE|QWEN)_/i,
  /(?:_CONFIG|_HOME|_DIR|_PATH|_OPTIONS|_SHELL|_BASE_URL|_PROXY)$/i,
];

/** Below the highest tier a request must not set variables that undo the limits of an agent. */
export function checkEnv(env: Readonly<Record<string, string>> | undefined): void {
  for (const name of Object.keys(env ?? {})) {
    if (!unsafe.some((pattern) => pattern.test(name))) continue;
    throw fieldProblem(
      `/env/${name}`,
      `${name} may undo the limits of the agent; leave it out, or start the server with --allow-tier autonomous.`,
      "exceedsCap",
    );
  }
}
