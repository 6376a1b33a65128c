import type { Caller, Sessions } from "@agentstream/sessions";

import type { KeptConversation } from "./kept-conversation.ts";

/** Where the conversations of one owner are kept. */
export interface ConversationStore {
  readonly caller: Caller;
  /** The folder of a new conversation, links resolved. Rejects if agents may not work there. */
  readonly resolveFolder: (cwd: string) => Promise<string>;
  readonly find: (id: string) => Promise<KeptConversation | undefined>;
  /** Newest first. */
  readonly list: (query: PageQuery) => Promise<ConversationPage>;
  /** Called after each change of a conversation that has a session. */
  readonly keep: (kept: KeptConversation) => Promise<void>;
  readonly open: (kept: KeptConversation) => Promise<OpenLog>;
  /** Deletes a conversation with its log. */
  readonly remove: (kept: KeptConversation) => Promise<void>;
}

/** The sessions in which a conversation is, and how its work ends. */
export interface OpenLog {
  readonly sessions: Sessions;
  /** Cancels what runs of the conversation. */
  readonly close: (sessionId: string | undefined) => Promise<void>;
}

export interface PageQuery {
  readonly cwd?: string | undefined;
  readonly cursor?: string | undefined;
}

export interface ConversationPage {
  readonly conversations: readonly KeptConversation[];
  readonly nextCursor?: string | undefined;
}

/** How many conversations one page has. */
export const pageSize = 50;
