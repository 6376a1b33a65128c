import {
  untyped as read,
  type AdapterInfo,
  type NativeObject,
} from "@agentstream/adapter-kit/author";

import { testedIn } from "./generated/tested-versions.ts";

/** Gemini CLI. */
export const info: AdapterInfo = {
  contractVersion: 1,
  id: "gemini",
  name: "Gemini CLI",
  protocols: [
    {
      name: "stream-json",
      schema: "native/gemini/stream-json",
      interactive: false,
      deltas: true,
      tested: testedIn("gemini", "stream-json"),
      cannot: ["ask for permission: tools that need it do not exist", "show what the model thinks"],
    },
    {
      name: "acp",
      schema: "native/acp/message",
      interactive: true,
      deltas: true,
      tested: testedIn("gemini", "acp"),
      cannot: [
        "change the arguments of a call that is asked for",
        "take a prompt into a turn that runs",
        "show the results of tools, and the exit codes of commands",
        "distinguish a blocked answer from an empty one",
        "count thoughts and cached input",
      ],
    },
  ],
  command: {
    name: "gemini",
    install: "npm install -g @google/gemini-cli",
    login: "start `gemini` and choose how to log in",
  },
  environment: {
    passes: [
      ..."GEMINI_* GOOGLE_* CODE_ASSIST_ENDPOINT OTLP_GOOGLE_CLOUD_PROJECT".split(" "),
      ..."SEATBELT_PROFILE SANDBOX_FLAGS CLI_TITLE".split(" "),
    ],
    clears: [],
    keys: ["GEMINI_API_KEY", "GOOGLE_API_KEY"],
  },
  names: { provider: "gcp.gemini" },
  signs: [
    { from: "gemini", fits: ({ type, session_id }) => type === "init" && session_id !== undefined },
    { from: "gemini", fits: ({ type, role }) => type === "message" && role !== undefined },
    {
      from: "gemini",
      fits: ({ type, tool_name }) => type === "tool_use" && tool_name !== undefined,
    },
    { from: "gemini", fits: ({ type, value }) => type === "content" && value !== undefined },
    { from: "gemini", fits: (line) => "candidates" in line },
    { from: "gemini:acp", fits: (line) => agentName(line).startsWith("gemini") },
  ],
};

/** The name that an ACP agent gives itself. */
const agentName = ({ result }: NativeObject): string =>
  read.string(read.fields(read.fields(result)["agentInfo"])["name"]) ?? "";
