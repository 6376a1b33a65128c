/** Where the session of each chat is kept, such as `localStorage`. */
export interface ChatStorage {
  readonly getItem: (key: string) => string | null | Promise<string | null>;
  readonly setItem: (key: string, value: string) => void | Promise<void>;
}

export interface ChatSession {
  readonly sessionId: string;
  /** The seq before the newest run that the chat has started. */
  readonly after: number;
}

export interface ChatSessions {
  readonly find: (chatId: string) => Promise<ChatSession | undefined>;
  readonly keep: (chatId: string, session: ChatSession) => Promise<void>;
}

export function createChatSessions(storage: ChatStorage = createMemory()): ChatSessions {
  const keyOf = (chatId: string): string => `agentstream:chat:${chatId}`;
  return {
    async find(chatId) {
      const text = await storage.getItem(keyOf(chatId));
      return text === null ? undefined : readChatSession(text);
    },
    keep: async (chatId, session) => storage.setItem(keyOf(chatId), JSON.stringify(session)),
  };
}

function createMemory(): ChatStorage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
  };
}

/** Undefined where the text is not one that was kept here. */
function readChatSession(text: string): ChatSession | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isChatSession(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isChatSession = (value: unknown): value is ChatSession =>
  typeof value === "object" &&
  value !== null &&
  "sessionId" in value &&
  typeof value.sessionId === "string" &&
  "after" in value &&
  typeof value.after === "number";
