import { rm } from "node:fs/promises";
import { join } from "node:path";

import { RequestError } from "@agentclientprotocol/sdk";

import { createConversation, type Conversation } from "./conversation.ts";
import { findKept, listKept, type KeptConversation } from "./kept-conversation.ts";
import type { Ground } from "./open-sessions.ts";

/** The conversations of one client: those that are open, and those of the folder. */
export interface Conversations {
  readonly add: (kept: KeptConversation) => Conversation;
  /** One that was begun or loaded by this client. */
  readonly get: (id: string) => Conversation;
  /** The same, or one that is only kept. */
  readonly load: (id: string) => Conversation;
  /** Newest first. */
  readonly list: () => readonly KeptConversation[];
  readonly close: (id: string) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  readonly closeAll: () => Promise<void>;
}

export function createConversations(ground: Ground): Conversations {
  const open = new Map<string, Conversation>();

  function add(kept: KeptConversation): Conversation {
    const conversation = createConversation(ground, kept);
    open.set(kept.id, conversation);
    return conversation;
  }

  function load(id: string): Conversation {
    const conversation = open.get(id);
    if (conversation !== undefined) return conversation;
    const kept = findKept(ground.folder, id);
    if (kept === undefined)
      throw new RequestError(-32_002, `There is no session ${id} here: session/list names them.`, {
        sessionId: id,
      });
    return add(kept);
  }

  async function close(id: string): Promise<void> {
    const conversation = open.get(id);
    open.delete(id);
    await conversation?.close();
  }

  return {
    add,
    load,
    get(id) {
      const conversation = open.get(id);
      if (conversation !== undefined) return conversation;
      throw new RequestError(
        -32_002,
        `No session ${id} is open: begin one by session/new, or open it by session/load.`,
        { sessionId: id },
      );
    },
    list: () => listKept(ground.folder),
    close,
    async remove(id) {
      load(id);
      await close(id);
      await rm(join(ground.folder, id), { recursive: true, force: true });
    },
    async closeAll() {
      await Promise.all([...open.keys()].map(close));
    },
  };
}
