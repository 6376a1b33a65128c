import {
  untyped as read,
  type AdapterInfo,
  type NativeObject,
} from "@agentstream/adapter-kit/author";

import { testedIn } from "./generated/tested-versions.ts";

type ProtocolInfo = AdapterInfo["protocols"][number];

const exec: ProtocolInfo = {
  name: "exec",
  schema: "native/codex/exec",
  interactive: false,
  deltas: false,
  tested: testedIn("codex", "exec"),
  cannot: ["ask for permission: it never asks", "report what a rule or a sandbox refused"],
};

const appServer: ProtocolInfo = {
  name: "app-server",
  schema: "native/codex/app-server",
  interactive: true,
  steers: true,
  deltas: true,
  tested: testedIn("codex", "app-server"),
  cannot: [
    "end a command with the turn that began it",
    "report what a sandbox refused at once, or a patch that does not apply",
    "report which decision an answer was, to a client that only watches",
  ],
};

const vendor: Omit<AdapterInfo, "protocols"> = {
  contractVersion: 1,
  id: "codex",
  name: "Codex CLI",
  command: {
    name: "codex",
    install: "npm install -g @openai/codex",
    login: "run `codex login`",
  },
  environment: {
    passes: ["OPENAI_*", "CODEX_*", "AZURE_OPENAI_*", "RUST_LOG"],
    clears: ["CODEX_SANDBOX", "CODEX_SANDBOX_NETWORK_DISABLED", "CODEX_THREAD_ID"],
    keys: ["OPENAI_API_KEY", "CODEX_API_KEY", "AZURE_OPENAI_API_KEY"],
  },
  names: { provider: "openai" },
  signs: [
    {
      from: "codex",
      fits: ({ type }) => /^(?:(?:thread|turn|item)\.[a-z]+|session\.created)$/.test(String(type)),
    },
    // before 0.45
    { from: "codex", fits: ({ msg }) => typeof read.fields(msg)["type"] === "string" },
    { from: "codex:app-server", fits: isServerLine },
  ],
};

/** Codex CLI. */
export const info: AdapterInfo = { ...vendor, protocols: [exec, appServer] };

/** Its protocol `exec` alone, for a bundle that speaks no other. */
export const execInfo: AdapterInfo = { ...vendor, protocols: [exec] };

/** JSON-RPC without the word `jsonrpc`. */
function isServerLine(line: NativeObject): boolean {
  if ("jsonrpc" in line) return false;
  const result = read.fields(line["result"]);
  const userAgent = read.string(result["userAgent"]);
  // the first versions call themselves so, later ones have the client's name and their folder
  const isHandshake =
    userAgent !== undefined && (userAgent.startsWith("codex") || "codexHome" in result);
  const isAnswer = isHandshake || "thread" in result;
  return isAnswer || ("method" in line && "params" in line);
}
