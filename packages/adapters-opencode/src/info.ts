import {
  untyped as read,
  type AdapterInfo,
  type NativeObject,
} from "@agentstream/adapter-kit/author";

const tested: readonly string[] = ["1.18.33"];

/** opencode. */
export const info: AdapterInfo = {
  contractVersion: 1,
  id: "opencode",
  name: "opencode",
  protocols: [
    {
      name: "run",
      schema: "native/opencode/run",
      interactive: false,
      deltas: false,
      tested,
      cannot: [
        "ask for permission: what would be asked is rejected",
        "tell what a sub-agent does, says and uses",
        "say that a call of the model failed and is made again, but for the beginning of the next attempt",
      ],
    },
    {
      name: "serve",
      schema: "native/opencode/serve",
      interactive: false,
      deltas: true,
      tested,
      cannot: ["be run: it only watches the server's events", "answer permissions and questions"],
    },
    {
      name: "acp",
      schema: "native/acp/message",
      interactive: true,
      deltas: true,
      // nothing of it was recorded
      tested: [],
      cannot: [
        "change the arguments of a call that is asked for",
        "take a prompt into a turn that runs",
        "tell what a turn used, but for its last request",
        "tell what a sub-agent does, says and uses",
      ],
    },
  ],
  command: {
    name: "opencode",
    install: "npm install -g opencode-ai",
    login: "run `opencode auth login`",
  },
  environment: {
    // it speaks with the models of any of them
    passes: [
      ..."OPENCODE_* ANTHROPIC_* OPENAI_* GEMINI_* GOOGLE_* GROQ_* MISTRAL_* OPENROUTER_*".split(
        " ",
      ),
      ..."XAI_* DEEPSEEK_* AZURE_* COPILOT_* AWS_* CLOUD_ML_REGION VERTEX_*".split(" "),
    ],
    clears: [],
    keys: ["ANTHROPIC_API_KEY", "OPENAI_API_KEY", "GEMINI_API_KEY", "OPENROUTER_API_KEY"],
  },
  signs: [
    { from: "opencode:acp", fits: (line) => /^opencode$/i.test(agentName(line)) },
    { from: "opencode", fits: (line) => hasType(line) && "sessionID" in line },
    { from: "opencode:serve", fits: (line) => hasType(line) && "properties" in line },
    { from: "opencode:serve", fits: ({ payload }) => "properties" in read.fields(payload) },
  ],
};

const hasType = ({ type }: NativeObject): boolean => typeof type === "string" && type !== "";

/** The name that an ACP agent gives itself. */
const agentName = ({ result }: NativeObject): string =>
  read.string(read.fields(read.fields(result)["agentInfo"])["name"]) ?? "";
