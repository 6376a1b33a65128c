import type { RequestedConfig } from "@agentstream/schema";
import type { ChatTransport, UIMessage, UIMessageChunk } from "ai";

import type { AgentClient, AgentSession, NewSession, SessionDefaults } from "../agent-client.ts";
import { AgentError } from "../agent-error.ts";
import { isOver } from "../is-over.ts";
import { answersOfMessages, type ChatAnswers } from "./answers-of-messages.ts";
import {
  createChatSessions,
  type ChatSession,
  type ChatSessions,
  type ChatStorage,
} from "./chat-sessions.ts";
import { promptOfMessages } from "./prompt-of-messages.ts";
import { readPermissions } from "./read-permissions.ts";
import { readSegment } from "./read-segment.ts";
import { readChunks, streamOfChunks } from "./stream-of-chunks.ts";

export interface ChatTransportOptions extends SessionDefaults {
  readonly client: AgentClient;
  /** Where the session of each chat is kept, such as `localStorage`. Absent: in memory, until the page is left. */
  readonly storage?: ChatStorage | undefined;
  /** Whether `stop()` cancels the run. Absent: it does. */
  readonly stopCancels?: boolean | undefined;
  /**
   * `endStream`, also when absent: the stream ends where a call needs a permission, and the chat's next request has
   * the answer. `inline`: the stream stays open, and `session.answerPermission` answers.
   */
  readonly approvals?: "endStream" | "inline" | undefined;
}

/** A transport for `useChat`: a chat is a session, each message a prompt. */
export interface AgentChatTransport<Message extends UIMessage> extends ChatTransport<Message> {
  /** The session of a chat, for answers to permissions and questions. Undefined: it has none yet. */
  readonly session: (chatId: string) => Promise<AgentSession | undefined>;
}

/** What a chat reads. */
interface Reading {
  readonly session: AgentSession;
  readonly after: number;
  /** The message that goes on. Absent: a new one. */
  readonly message?: string;
  /** The permissions that it does not end at. */
  readonly settled?: ReadonlySet<string>;
}

export function createChatTransport<Message extends UIMessage = UIMessage>(
  options: ChatTransportOptions,
): AgentChatTransport<Message> {
  const { client, storage, stopCancels = true, approvals = "endStream" } = options;
  const sessions = createChatSessions(storage);

  function read(
    { session, after, message, settled }: Reading,
    signal?: AbortSignal,
  ): ReadableStream<UIMessageChunk> {
    const chunks = readChunks(session.values("ai-sdk", { after, signal }), message);
    const endsAt = (id: string): boolean => approvals === "endStream" && settled?.has(id) !== true;
    return streamOfChunks(readSegment(chunks, endsAt));
  }

  return {
    // a run is played again from its start
    resumeStreamIsReplay: true,
    async session(chatId) {
      const known = await sessions.find(chatId);
      return known && client.resumeSession({ sessionId: known.sessionId });
    },
    async sendMessages({ trigger, chatId, messageId, messages, abortSignal, body }) {
      const known = await sessions.find(chatId);
      const answers = answersOfMessages(messages, messageId);
      const changes = trigger === "regenerate-message" || messageId !== undefined;
      const start = (): NewSession => ({
        prompt: promptOfMessages(messages),
        ...defaultsOf(options, body),
      });
      const reading =
        answers !== undefined
          ? await giveAnswers(client, known, answers, abortSignal)
          : await sendPrompt({ client, sessions, chatId, known, changes }, start(), abortSignal);
      if (stopCancels) abortSignal?.addEventListener("abort", () => stop(reading.session));
      return read(reading, abortSignal);
    },
    async reconnectToStream({ chatId }) {
      const known = await sessions.find(chatId);
      if (known === undefined) return null;
      const session = await client.resumeSession(known).catch(missing);
      if (session === undefined || isOver(await session.get())) return null;
      const { settled } = await readPermissions(session, known.after);
      return read({ session, after: known.after, settled });
    },
  };
}

interface SentMessage {
  readonly client: AgentClient;
  readonly sessions: ChatSessions;
  readonly chatId: string;
  readonly known: ChatSession | undefined;
  /** It stands in the place of an earlier one. */
  readonly changes: boolean;
}

/** The first message of a chat starts a session, the others are its further prompts. */
async function sendPrompt(
  { client, sessions, chatId, known, changes }: SentMessage,
  start: NewSession,
  signal: AbortSignal | undefined,
): Promise<Reading> {
  if (known === undefined) {
    const session = await client.createSession(start, { signal });
    await sessions.keep(chatId, { sessionId: session.id, after: 0 });
    return { session, after: 0 };
  }
  const session = await client.resumeSession({ sessionId: known.sessionId }, { signal });
  const { lastSeq: after, state } = await session.get({ signal });
  if (changes && state !== "failed" && state !== "cancelled")
    throw new AgentError(
      "unsupported",
      "An agent cannot take back what it did: send a further message instead of another one in its place. Only failed and cancelled runs can be repeated.",
    );
  await session.prompt(start.prompt, { signal });
  await sessions.keep(chatId, { sessionId: session.id, after });
  return { session, after };
}

/** Gives the answers to the agent. An answer that is too late changes nothing: the chat gets what followed. */
async function giveAnswers(
  client: AgentClient,
  known: ChatSession | undefined,
  { messageId: message, byId }: ChatAnswers,
  signal: AbortSignal | undefined,
): Promise<Reading> {
  if (known === undefined)
    throw new AgentError(
      "sessionNotFound",
      "This chat has no session here: its permissions are gone.",
    );
  const session = await client.resumeSession({ sessionId: known.sessionId }, { signal });
  const { asked, settled } = await readPermissions(session, known.after, { signal });
  for (const [id, answer] of byId)
    if (!settled.has(id)) await session.answerPermission(id, answer, { signal });
  // the chat has everything up to its newest request
  const after = Math.max(known.after, ...[...byId.keys()].map((id) => asked.get(id) ?? 0));
  return { session, after, message, settled };
}

/** `agentType` and `config` of a message's `body` count before those of the transport. */
function defaultsOf({ agentType, config }: SessionDefaults, body: object = {}): SessionDefaults {
  const own: { readonly agentType?: string; readonly config?: RequestedConfig } = body;
  return { agentType: own.agentType ?? agentType, config: { ...config, ...own.config } };
}

/** Nobody waits for it: what it could not stop goes on, and can be read. */
const stop = (session: AgentSession): void => void session.cancel().catch(() => {});

function missing(error: unknown): undefined {
  if (error instanceof AgentError && error.code === "sessionNotFound") return undefined;
  throw error;
}
