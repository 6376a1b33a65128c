/** Agentstream as an agent of the Agent Client Protocol, on any transport. */
export {
  pageSize,
  type ConversationPage,
  type ConversationStore,
  type PageQuery,
} from "./conversation-store.ts";
export { createAgentApp, type AgentAppOptions } from "./create-agent-app.ts";
export { createConversations, type Conversations } from "./create-conversations.ts";
export type { KeptConversation } from "./kept-conversation.ts";
export { isModeId, modesWithin } from "./modes.ts";
export { wrongParameter } from "./refusals.ts";
