import type { RequestedConfig } from "@agentstream/schema";
import type { ChatTransport, UIMessage } from "ai";

import type { AgentClient, AgentSession, SessionDefaults } from "../agent-client.ts";
import { AgentError } from "../agent-error.ts";
import { isOver } from "../is-over.ts";
import { createChatSessions, type ChatSessions, type ChatStorage } from "./chat-sessions.ts";
import { promptOfMessages } from "./prompt-of-messages.ts";
import { streamOfChunks } from "./stream-of-chunks.ts";

export interface ChatTransportOptions extends SessionDefaults {
  readonly client: AgentClient;
  /** Where the session of each chat is kept, such as `localStorage`. Absent: in memory, until the page is left. */
  readonly storage?: ChatStorage | undefined;
  /** Whether `stop()` cancels the run. Absent: it does. */
  readonly stopCancels?: boolean | undefined;
}

/** A transport for `useChat`: a chat is a session, each message a prompt. */
export interface AgentChatTransport<Message extends UIMessage> extends ChatTransport<Message> {
  /** The session of a chat, for answers to permissions and questions. Undefined: it has none yet. */
  readonly session: (chatId: string) => Promise<AgentSession | undefined>;
}

export function createChatTransport<Message extends UIMessage = UIMessage>(
  options: ChatTransportOptions,
): AgentChatTransport<Message> {
  const { client, storage, stopCancels = true } = options;
  const sessions = createChatSessions(storage);

  async function find(chatId: string): Promise<AgentSession | undefined> {
    const known = await sessions.find(chatId);
    return known && client.resumeSession({ sessionId: known.sessionId });
  }

  return {
    // a run is played again from its start
    resumeStreamIsReplay: true,
    session: find,
    async sendMessages({ trigger, chatId, messageId, messages, abortSignal, body }) {
      if (trigger === "regenerate-message" || messageId !== undefined)
        throw new AgentError(
          "unsupported",
          "An agent cannot take back what it did: send a further message instead of another one in its place.",
        );
      const prompt = promptOfMessages(messages);
      const start = { prompt, ...defaultsOf(options, body) };
      const { session, after } = await sendPrompt(options, sessions, chatId, start, abortSignal);
      if (stopCancels) abortSignal?.addEventListener("abort", () => stop(session));
      return streamOfChunks(session.values("ai-sdk", { after, signal: abortSignal }));
    },
    async reconnectToStream({ chatId }) {
      const known = await sessions.find(chatId);
      if (known === undefined) return null;
      const session = await client.resumeSession(known).catch(missing);
      if (session === undefined || isOver(await session.get())) return null;
      return streamOfChunks(session.values("ai-sdk", { after: known.after }));
    },
  };
}

type Start = Parameters<AgentClient["createSession"]>[0];

/** The first message of a chat starts a session, the others are its further prompts. */
async function sendPrompt(
  { client }: ChatTransportOptions,
  sessions: ChatSessions,
  chatId: string,
  start: Start,
  signal: AbortSignal | undefined,
): Promise<{ session: AgentSession; after: number }> {
  const known = await sessions.find(chatId);
  if (known === undefined) {
    const session = await client.createSession(start, { signal });
    await sessions.keep(chatId, { sessionId: session.id, after: 0 });
    return { session, after: 0 };
  }
  const session = await client.resumeSession({ sessionId: known.sessionId }, { signal });
  const { lastSeq: after } = await session.get({ signal });
  await session.prompt(start.prompt, { signal });
  await sessions.keep(chatId, { sessionId: session.id, after });
  return { session, after };
}

/** `agentType` and `config` of a message's `body` count before those of the transport. */
function defaultsOf({ agentType, config }: SessionDefaults, body: object = {}): SessionDefaults {
  const own: { readonly agentType?: string; readonly config?: RequestedConfig } = body;
  const all = { ...config, ...own.config };
  return {
    agentType: own.agentType ?? agentType,
    ...(Object.keys(all).length > 0 && { config: all }),
  };
}

/** Nobody waits for it: what it could not stop goes on, and can be read. */
const stop = (session: AgentSession): void => void session.cancel().catch(() => {});

function missing(error: unknown): undefined {
  if (error instanceof AgentError && error.code === "sessionNotFound") return undefined;
  throw error;
}
