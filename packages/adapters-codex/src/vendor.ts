import {
  untyped as read,
  type AdapterInfo,
  type NativeObject,
} from "@agentstream/adapter-kit/author";

/** What all protocols of Codex CLI have in common. */
export const vendor: Omit<AdapterInfo, "protocols"> = {
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
