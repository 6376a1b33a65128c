/** What has to be done outside, before an agent can be run. */
export interface AgentFacts {
  readonly command: string;
  /** The package that has the command. */
  readonly install: string;
  /** How somebody logs in. */
  readonly login: string;
  /** Variables that hold a key; whether one is set is all that is ever looked at. */
  readonly keys: readonly string[];
}

export const agentFacts: Readonly<Record<string, AgentFacts>> = {
  claude: {
    command: "claude",
    install: "npm install -g @anthropic-ai/claude-code",
    login: "start `claude` and say /login",
    keys: ["ANTHROPIC_API_KEY", "ANTHROPIC_AUTH_TOKEN", "CLAUDE_CODE_OAUTH_TOKEN"],
  },
  codex: {
    command: "codex",
    install: "npm install -g @openai/codex",
    login: "run `codex login`",
    keys: ["OPENAI_API_KEY", "CODEX_API_KEY"],
  },
  gemini: {
    command: "gemini",
    install: "npm install -g @google/gemini-cli",
    login: "start `gemini` and choose how to log in",
    keys: ["GEMINI_API_KEY", "GOOGLE_API_KEY"],
  },
  opencode: {
    command: "opencode",
    install: "npm install -g opencode-ai",
    login: "run `opencode auth login`",
    keys: ["ANTHROPIC_API_KEY", "OPENAI_API_KEY", "GEMINI_API_KEY", "OPENROUTER_API_KEY"],
  },
};
