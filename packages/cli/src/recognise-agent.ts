import { parseNativeLine, untyped as read, type NativeObject } from "@agentstream/adapter-kit";

/** The agent that prints such a line; undefined where several do, or none. The first that fits. */
export function recogniseAgent(line: string): string | undefined {
  const json = parseNativeLine(line);
  if (json === undefined) return undefined;
  return signs.find(([, isSign]) => isSign(json))?.[0];
}

const has = (json: NativeObject, ...keys: string[]): boolean => keys.every((key) => key in json);
const typeOf = ({ type }: NativeObject): string => (typeof type === "string" ? type : "");

const sessionEventTypes = ["plan", "log", "diff", "action", "toolResult", "error", "cancelled"];
const claudeTypes = [
  "assistant",
  "stream_event",
  "control_request",
  "control_response",
  "rate_limit_event",
  "command_lifecycle",
  "conversation_reset",
];

/** Whether an answer of a server has these fields. */
const answers = ({ result }: NativeObject, ...keys: string[]): boolean =>
  read.isFields(result) && has(result, ...keys);

/** The name that an agent gives itself. */
const agentName = ({ result }: NativeObject): string =>
  read.string(read.fields(read.fields(result)["agentInfo"])["name"]) ?? "";

const signs: readonly (readonly [agent: string, isSign: (json: NativeObject) => boolean])[] = [
  [
    "claude:session",
    (json) => has(json, "sessionId", "payload") && sessionEventTypes.includes(typeOf(json)),
  ],
  ["codex", (json) => /^(?:thread|turn|item|session)\.[a-z]+$/.test(typeOf(json))],
  ["qwen", (json) => typeOf(json) === "system" && has(json, "qwen_code_version")],
  ["claude", (json) => typeOf(json) === "system" && has(json, "subtype")],
  ["claude", (json) => claudeTypes.includes(typeOf(json))],
  ["claude", (json) => typeOf(json) === "result" && has(json, "subtype")],
  ["gemini", (json) => typeOf(json) === "init" && has(json, "session_id")],
  ["gemini", (json) => typeOf(json) === "message" && has(json, "role")],
  ["gemini", (json) => typeOf(json) === "tool_use" && has(json, "tool_name")],
  ["gemini", (json) => typeOf(json) === "content" && has(json, "value")],
  ["gemini", (json) => has(json, "candidates")],
  ["gemini:acp", (json) => agentName(json).startsWith("gemini")],
  ["opencode:acp", (json) => /^opencode$/i.test(agentName(json))],
  ["acp", (json) => json["jsonrpc"] === "2.0" && (has(json, "method") || has(json, "id"))],
  [
    "codex:app-server",
    (json) => answers(json, "userAgent", "codexHome") || answers(json, "thread"),
  ],
  ["codex:app-server", (json) => has(json, "method", "params") && !has(json, "jsonrpc")],
  ["opencode", (json) => typeOf(json) !== "" && has(json, "sessionID")],
  ["opencode:serve", (json) => typeOf(json) !== "" && has(json, "properties")],
  ["opencode:serve", ({ payload }) => read.isFields(payload) && has(payload, "properties")],
];
