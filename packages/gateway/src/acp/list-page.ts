import type { ListSessionsResponse, SessionInfo } from "@agentclientprotocol/sdk";
import { present } from "@agentstream/stream";

import type { ConversationPage } from "./conversation-store.ts";
import type { KeptConversation } from "./kept-conversation.ts";

/** A page of conversations, as the protocol has it. */
export const listPage = ({ conversations, nextCursor }: ConversationPage): ListSessionsResponse =>
  present({ sessions: conversations.map(infoOf), nextCursor });

const infoOf = ({ id, cwd, title, updatedAt }: KeptConversation): SessionInfo => ({
  sessionId: id,
  cwd,
  title: title ?? null,
  updatedAt,
});
