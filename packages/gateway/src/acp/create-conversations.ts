import { RequestError } from "@agentclientprotocol/sdk";

import type { ConversationStore } from "./conversation-store.ts";
import { createConversation, type Conversation } from "./conversation.ts";
import type { KeptConversation } from "./kept-conversation.ts";

/** The conversations of one client: those that are open, and those that are kept. */
export interface Conversations {
  readonly store: ConversationStore;
  readonly add: (kept: KeptConversation) => Conversation;
  /** One that was begun or loaded by this client. */
  readonly get: (id: string) => Conversation;
  /** The same, or one that is only kept. */
  readonly load: (id: string) => Promise<Conversation>;
  readonly close: (id: string) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  readonly closeAll: () => Promise<void>;
}

/** How many conversations one client has open. */
const mostOpen = 1000;

export function createConversations(store: ConversationStore): Conversations {
  const open = new Map<string, Conversation>();

  function add(kept: KeptConversation): Conversation {
    if (open.size >= mostOpen)
      throw new RequestError(-32_600, `${mostOpen} sessions are open: close some of them first.`);
    const conversation = createConversation(store, kept);
    open.set(kept.id, conversation);
    return conversation;
  }

  async function load(id: string): Promise<Conversation> {
    const conversation = open.get(id);
    if (conversation !== undefined) return conversation;
    const kept = await store.find(id);
    if (kept === undefined) throw unknownSession(id, "here: session/list names them");
    return open.get(id) ?? add(kept);
  }

  async function close(id: string): Promise<void> {
    const conversation = open.get(id);
    open.delete(id);
    await conversation?.close();
  }

  return {
    store,
    add,
    load,
    get(id) {
      const conversation = open.get(id);
      if (conversation !== undefined) return conversation;
      throw unknownSession(id, "open: start one by session/new, or open it by session/load");
    },
    close,
    async remove(id) {
      const conversation = await load(id);
      await close(id);
      await store.remove(conversation.kept());
    },
    async closeAll() {
      await Promise.all([...open.keys()].map(close));
    },
  };
}

const unknownSession = (id: string, remedy: string): RequestError =>
  new RequestError(-32_002, `The session ${id} is not ${remedy}.`, { sessionId: id });
