import {
  agent,
  type AgentApp,
  type AgentContext,
  type ClientCapabilities,
  type LoadSessionResponse,
} from "@agentclientprotocol/sdk";
import { v7 as createId } from "uuid";

import { changeOption, checkMode } from "./change-option.ts";
import { checkPlace } from "./check-params.ts";
import { createClientView, type ClientView } from "./client-view.ts";
import { configOptions, modeState, type Offer } from "./config-options.ts";
import type { Conversation } from "./conversation.ts";
import type { Conversations } from "./create-conversations.ts";
import { describeAgent, ownLogin } from "./describe-agent.ts";
import { listPage } from "./list-page.ts";
import { asRequestError, wrongParameter } from "./refusals.ts";

export interface AgentAppOptions extends Offer {
  readonly conversations: Conversations;
  /** All that may be chosen, also those that are not offered. */
  readonly known: readonly string[];
  /** The agent of a new conversation. */
  readonly firstAgent: string;
  readonly version: string;
  readonly ignoreMcpServers: boolean;
  readonly log: (message: string) => void;
}

/** Agentstream as an agent of the Agent Client Protocol, for one client on any transport. */
export function createAgentApp(options: AgentAppOptions): AgentApp {
  const { conversations } = options;
  let capabilities: ClientCapabilities = {};
  const viewOf = (id: string, client: AgentContext): ClientView =>
    createClientView(id, client, capabilities, options.log);
  const app = agent({ name: "agentstream" })
    .onRequest("initialize", ({ params }) => {
      capabilities = params.clientCapabilities ?? {};
      return describeAgent(options.version);
    })
    .onRequest("authenticate", ({ params: { methodId } }) => {
      if (methodId === ownLogin.id) return {};
      throw wrongParameter("methodId", `methodId: expected ${ownLogin.id}, got "${methodId}".`);
    })
    .onRequest(
      "session/prompt",
      safely(async ({ params: { sessionId, prompt }, client, signal }) => {
        const conversation = conversations.get(sessionId);
        const view = viewOf(sessionId, client);
        const cancel = (): void => void conversation.cancel().catch(() => {});
        signal.addEventListener("abort", cancel, { once: true });
        try {
          const learnt = (): Promise<void> => sendFacts(conversation, view, options);
          return { stopReason: await conversation.prompt(prompt, view, learnt) };
        } finally {
          signal.removeEventListener("abort", cancel);
        }
      }),
    )
    .onNotification("session/cancel", ({ params }) => conversations.get(params.sessionId).cancel());
  addChoices(addOpening(app, options, viewOf), options, viewOf);
  return app;
}

type ViewOf = (id: string, client: AgentContext) => ClientView;

/** How conversations begin, come back and end. */
function addOpening(app: AgentApp, options: AgentAppOptions, viewOf: ViewOf): AgentApp {
  const { conversations, ignoreMcpServers, firstAgent } = options;
  const reopen = (
    params: Parameters<typeof checkPlace>[0] & { sessionId: string },
  ): Conversation => {
    const cwd = checkPlace(params, ignoreMcpServers);
    const conversation = conversations.load(params.sessionId);
    const { cwd: own } = conversation.kept();
    if (cwd === own) return conversation;
    throw wrongParameter("cwd", `cwd: this session belongs to ${own}; open it there.`);
  };
  return app
    .onRequest(
      "session/new",
      safely(({ params }) => {
        const cwd = checkPlace(params, ignoreMcpServers);
        const [id, updatedAt] = [createId(), new Date().toISOString()];
        const kept = { id, cwd, agent: firstAgent, mode: "ask" as const, updatedAt };
        return { sessionId: id, ...stateOf(conversations.add(kept), options) };
      }),
    )
    .onRequest(
      "session/load",
      safely(async ({ params, client }) => {
        const conversation = reopen(params);
        await conversation.replay(viewOf(params.sessionId, client).update);
        return stateOf(conversation, options);
      }),
    )
    .onRequest(
      "session/resume",
      safely(({ params }) => stateOf(reopen(params), options)),
    )
    .onRequest(
      "session/list",
      safely(({ params }) => listPage(conversations.list(), params)),
    )
    .onRequest(
      "session/close",
      safely(async ({ params: { sessionId } }) => {
        conversations.get(sessionId);
        await conversations.close(sessionId);
        return {};
      }),
    )
    .onRequest(
      "session/delete",
      safely(async ({ params: { sessionId } }) => {
        await conversations.remove(sessionId);
        return {};
      }),
    );
}

/** What a client chooses for a conversation. */
function addChoices(app: AgentApp, options: AgentAppOptions, viewOf: ViewOf): void {
  const { conversations, known } = options;
  app
    .onRequest(
      "session/set_mode",
      safely(async ({ params: { sessionId, modeId }, client }) => {
        const conversation = conversations.get(sessionId);
        conversation.change({ mode: checkMode("modeId", modeId) });
        await viewOf(sessionId, client).update({
          sessionUpdate: "config_option_update",
          configOptions: configOptions(conversation.kept(), options),
        });
        return {};
      }),
    )
    .onRequest(
      "session/set_config_option",
      safely(async ({ params: { sessionId, configId, value }, client }) => {
        const conversation = conversations.get(sessionId);
        const before = conversation.kept();
        conversation.change(changeOption(before, configId, value, known));
        const { mode } = conversation.kept();
        if (mode !== before.mode)
          await viewOf(sessionId, client).update({
            sessionUpdate: "current_mode_update",
            currentModeId: mode,
          });
        return { configOptions: configOptions(conversation.kept(), options) };
      }),
    );
}

const stateOf = (conversation: Conversation, options: AgentAppOptions): LoadSessionResponse => ({
  modes: modeState(conversation.kept()),
  configOptions: configOptions(conversation.kept(), options),
});

/** A conversation has got a title, or choices that the client has not made. */
async function sendFacts(
  conversation: Conversation,
  { update }: ClientView,
  options: AgentAppOptions,
): Promise<void> {
  const kept = conversation.kept();
  const { title = null, updatedAt } = kept;
  await update({ sessionUpdate: "session_info_update", title, updatedAt });
  await update({ sessionUpdate: "current_mode_update", currentModeId: kept.mode });
  await update({
    sessionUpdate: "config_option_update",
    configOptions: configOptions(kept, options),
  });
}

/** A failure becomes an error of JSON-RPC that says the remedy. */
const safely =
  <Context, Response>(work: (context: Context) => Response | Promise<Response>) =>
  async (context: Context): Promise<Response> => {
    try {
      return await work(context);
    } catch (error) {
      throw asRequestError(error);
    }
  };
