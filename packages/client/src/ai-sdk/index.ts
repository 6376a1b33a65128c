export {
  createChatTransport,
  type AgentChatTransport,
  type ChatTransportOptions,
} from "./create-chat-transport.ts";
export type { ChatStorage } from "./chat-sessions.ts";
