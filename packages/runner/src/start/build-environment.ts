/** The variables of an agent: only what it needs, for whatever it gets its model can read. */
export interface EnvironmentNeeds {
  /** The adapter's id. */
  readonly agent: string;
  readonly host: NodeJS.ProcessEnv;
  /** Further names that the host's user has allowed. */
  readonly passEnv?: readonly string[];
  /** The plan's own. */
  readonly additions: Readonly<Record<string, string>>;
  readonly tag: string;
}

/** Marks the processes of a run, whatever group they are in. */
export const tagVariable = "AGENTSTREAM_RUN";

export function buildEnvironment(needs: EnvironmentNeeds): Record<string, string> {
  const { agent, host, passEnv = [], additions, tag } = needs;
  const own = vendors.get(agent) ?? [...vendors.values()].flat();
  const names = new Set([...common, ...passEnv]);
  const isPassed = (name: string): boolean =>
    names.has(name) ||
    (!left.has(name) && [...prefixes, ...own].some((prefix) => name.startsWith(prefix)));
  const passed: Record<string, string> = {};
  for (const [name, value] of Object.entries(host))
    if (value !== undefined && isPassed(name)) passed[name] = value;
  return { ...passed, ...additions, [tagVariable]: tag };
}

/** What every program needs to find its files, its language and the network. */
const common: readonly string[] = [
  "PATH HOME USER LOGNAME SHELL LANG LANGUAGE TZ TMPDIR TMP TEMP",
  "HTTP_PROXY HTTPS_PROXY NO_PROXY ALL_PROXY http_proxy https_proxy no_proxy all_proxy",
  "NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR REQUESTS_CA_BUNDLE",
  "SystemRoot SYSTEMROOT ComSpec COMSPEC PATHEXT Path USERPROFILE APPDATA LOCALAPPDATA ProgramData",
].flatMap((names) => names.split(" "));

const prefixes: readonly string[] = ["LC_", "XDG_"];

/** Of one agent that speaks with any of them. */
const providers =
  "ANTHROPIC_ OPENAI_ GEMINI_ GOOGLE_ GROQ_ MISTRAL_ OPENROUTER_ XAI_ DEEPSEEK_ AZURE_ COPILOT_".split(
    " ",
  );

const bedrock = ["AWS_", "CLOUD_ML_REGION", "VERTEX_"];

/** The beginnings of the vendors' own keys and settings; an agent that is not here may be any of them. */
const vendors: ReadonlyMap<string, readonly string[]> = new Map([
  ["claude", ["ANTHROPIC_", "CLAUDE_", "QWEN_", "DASHSCOPE_", "IS_SANDBOX", ...bedrock]],
  ["codex", ["OPENAI_", "CODEX_", "AZURE_OPENAI_"]],
  ["gemini", ["GEMINI_", "GOOGLE_"]],
  ["opencode", ["OPENCODE_", "GITHUB_TOKEN", ...providers, ...bedrock]],
]);

/** What an agent sets for its own children: a run inside of one must not take itself for a part of it. */
const left: ReadonlySet<string> = new Set([
  "CLAUDE_CODE_ENTRYPOINT",
  "CLAUDE_CODE_SSE_PORT",
  "CLAUDE_CODE_SESSION_ID",
  "CODEX_SANDBOX",
  "CODEX_SANDBOX_NETWORK_DISABLED",
  "CODEX_THREAD_ID",
]);
