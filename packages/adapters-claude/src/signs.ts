import type { NativeObject, Sign } from "@agentstream/adapter-kit";

const sessionEventTypes = ["plan", "log", "diff", "action", "toolResult", "error", "cancelled"];
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

export const signs: readonly Sign[] = [
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
