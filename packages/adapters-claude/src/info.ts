import type {
  AdapterInfo,
  EnvironmentInfo,
  NativeObject,
  Sign,
} from "@agentstream/adapter-kit/author";

import { testedIn } from "./generated/tested-versions.ts";

const switches = [
  "API_TIMEOUT_MS BASH_DEFAULT_TIMEOUT_MS BASH_MAX_TIMEOUT_MS BASH_MAX_OUTPUT_LENGTH",
  "DISABLE_AUTOUPDATER DISABLE_BUG_COMMAND DISABLE_COST_WARNINGS DISABLE_ERROR_REPORTING",
  "DISABLE_NON_ESSENTIAL_MODEL_CALLS DISABLE_PROMPT_CACHING DISABLE_PROMPT_CACHING_* DISABLE_TELEMETRY",
  "ENABLE_TOOL_SEARCH MAX_MCP_OUTPUT_TOKENS MAX_THINKING_TOKENS MCP_TIMEOUT MCP_TOOL_TIMEOUT",
  "SLASH_COMMAND_TOOL_CHAR_BUDGET USE_BUILTIN_RIPGREP IS_SANDBOX",
];
/** Of the clouds that serve its models. */
const clouds = "AWS_* CLOUD_ML_REGION VERTEX_* GOOGLE_APPLICATION_CREDENTIALS GOOGLE_CLOUD_PROJECT";

const environment: EnvironmentInfo = {
  passes: [
    "ANTHROPIC_*",
    "CLAUDE_*",
    ...[...switches, clouds].flatMap((names) => names.split(" ")),
  ],
  clears: ["CLAUDE_CODE_ENTRYPOINT", "CLAUDE_CODE_SSE_PORT", "CLAUDE_CODE_SESSION_ID"],
  keys: ["ANTHROPIC_API_KEY", "ANTHROPIC_AUTH_TOKEN", "CLAUDE_CODE_OAUTH_TOKEN"],
};

const sessionEventTypes = "plan log diff action toolResult error cancelled".split(" ");
const ownTypes = [
  "assistant",
  "stream_event",
  "control_request",
  "control_response",
  "rate_limit_event",
  "command_lifecycle",
  "conversation_reset",
];

const typeOf = ({ type }: NativeObject): string => (typeof type === "string" ? type : "");

const signs: readonly Sign[] = [
  {
    from: "claude:session",
    fits: (line) =>
      "sessionId" in line && "payload" in line && sessionEventTypes.includes(typeOf(line)),
  },
  { from: "qwen", fits: (line) => typeOf(line) === "system" && "qwen_code_version" in line },
  { from: "claude", fits: (line) => typeOf(line) === "system" && "subtype" in line },
  { from: "claude", fits: (line) => ownTypes.includes(typeOf(line)) },
  { from: "claude", fits: (line) => typeOf(line) === "result" && "subtype" in line },
];

/** Claude Code. */
export const info: AdapterInfo = {
  contractVersion: 1,
  id: "claude",
  name: "Claude Code",
  protocols: [
    {
      name: "stream-json",
      schema: "native/claude/stream-json",
      interactive: false,
      deltas: true,
      tested: testedIn("claude", "stream-json"),
      cannot: ["ask for permission: what needs it is refused", "be interrupted except by a signal"],
    },
    {
      name: "stream-input",
      schema: "native/claude/stream-json",
      interactive: true,
      steers: true,
      deltas: true,
      tested: testedIn("claude", "stream-input"),
      cannot: [
        "run hooks or MCP servers of the host: the CLI gets an error as the answer",
        "report whether a prompt that came during a turn went into that turn or waits",
      ],
    },
    {
      name: "session-event",
      schema: "native/claude/session-event",
      interactive: false,
      deltas: false,
      tested: [],
      cannot: ["be planned: it is the form of an older server, and is only read"],
    },
  ],
  command: {
    name: "claude",
    install: "npm install -g @anthropic-ai/claude-code",
    login: "start `claude` and type /login",
  },
  environment,
  signs,
  aliases: { "claude:session": { protocol: "session-event" }, qwen: { agentType: "qwen" } },
  names: { ues: "claude-code", provider: "anthropic" },
};
