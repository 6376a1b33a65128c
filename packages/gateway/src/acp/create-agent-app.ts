import {
  agent,
  type AgentApp,
  type AgentConnection,
  type AgentContext,
  type ClientCapabilities,
  type Stream,
} from "@agentclientprotocol/sdk";

import { addChoices } from "./add-choices.ts";
import { addOpening } from "./add-opening.ts";
import { createClientView } from "./client-view.ts";
import type { Offer } from "./config-options.ts";
import type { Conversation, Line } from "./conversation.ts";
import type { Conversations } from "./create-conversations.ts";
import { describeAgent, ownLogin } from "./describe-agent.ts";
import type { McpRules } from "./mcp-servers-of.ts";
import { safely, wrongParameter } from "./refusals.ts";
import { screenStream } from "./screen-stream.ts";
import { sendFacts } from "./send-facts.ts";

export interface AgentAppOptions extends Offer {
  readonly conversations: Conversations;
  /** All that may be chosen, also those that are not offered. */
  readonly known: readonly string[];
  /** The agent of a new conversation. */
  readonly firstAgent: string;
  readonly version: string;
  readonly mcp: McpRules;
  readonly log: (message: string) => void;
}

/** The client of a conversation, by the context of its request. */
export type LineOf = (conversation: Conversation, client: AgentContext) => Line;

interface ConnectableAgent {
  readonly connect: (stream: Stream) => AgentConnection;
}

/** Agentstream as an agent of the Agent Client Protocol, for one client on any transport. */
export function createAgentApp(options: AgentAppOptions): ConnectableAgent {
  let capabilities: ClientCapabilities = {};
  let connection: AgentConnection | undefined;
  const lineOf: LineOf = (conversation, client) => {
    const signal = connection?.signal ?? AbortSignal.abort();
    const view = createClientView(
      conversation.kept().id,
      client,
      capabilities,
      signal,
      options.log,
    );
    return { view, learnt: () => sendFacts(conversation, view, options) };
  };
  const app = agent({ name: "agentstream" })
    .onRequest("initialize", ({ params }) => {
      capabilities = params.clientCapabilities ?? {};
      return describeAgent(options.version);
    })
    .onRequest("authenticate", ({ params: { methodId } }) => {
      if (methodId === ownLogin.id) return {};
      throw wrongParameter("methodId", `methodId: expected ${ownLogin.id}, got "${methodId}".`);
    });
  addPrompts(app, options, lineOf);
  addOpening(app, options, lineOf);
  addChoices(app, options, lineOf);
  return {
    connect(stream) {
      connection = app.connect(screenStream(stream, options.conversations.store.caller));
      return connection;
    },
  };
}

function addPrompts(app: AgentApp, { conversations, log }: AgentAppOptions, lineOf: LineOf): void {
  app
    .onRequest(
      "session/prompt",
      safely(async ({ params: { sessionId, prompt }, client, signal }) => {
        const conversation = conversations.get(sessionId);
        const line = lineOf(conversation, client);
        const cancel = (): void => {
          // a connection that is lost cancels nothing by itself
          if (!line.view.signal.aborted) void conversation.cancel().catch(() => {});
        };
        signal.addEventListener("abort", cancel, { once: true });
        try {
          return { stopReason: await conversation.prompt(prompt, line) };
        } finally {
          signal.removeEventListener("abort", cancel);
        }
      }),
    )
    .onNotification("session/cancel", async ({ params: { sessionId } }) => {
      try {
        await conversations.get(sessionId).cancel();
      } catch (error) {
        // a notification has no answer
        log(String(error));
      }
    });
}
