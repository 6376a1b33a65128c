import {
  untyped as read,
  type AdapterInfo,
  type NativeObject,
} from "@agentstream/adapter-kit/author";

import { testedIn } from "./generated/tested-versions.ts";

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
      tested: testedIn("opencode", "run"),
      cannot: [
        "ask for permission: what would be asked is rejected",
        "report what a sub-agent does, says and uses",
        "say that a call of the model failed and is made again, but for the beginning of the next attempt",
      ],
    },
    {
      name: "serve",
      schema: "native/opencode/serve",
      interactive: false,
      deltas: true,
      // recorded by watching a server, which is none of the scenarios
      tested: ["1.18.33"],
      cannot: ["be run: it only watches the server's events", "answer permissions and questions"],
    },
    {
      name: "acp",
      schema: "native/acp/message",
      interactive: true,
      deltas: true,
      tested: testedIn("opencode", "acp"),
      cannot: [
        "change the arguments of a call that is asked for",
        "take a prompt into a turn that runs",
        "report the usage of a turn, except that of its last request",
        "report what a sub-agent does, says and uses",
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
