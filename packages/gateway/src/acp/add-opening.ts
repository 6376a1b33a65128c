import type { AgentApp, McpServer } from "@agentclientprotocol/sdk";
import { present } from "@agentstream/stream";
import { v7 as createId } from "uuid";

import { checkPlace } from "./check-params.ts";
import type { Conversation } from "./conversation.ts";
import type { AgentAppOptions, LineOf } from "./create-agent-app.ts";
import { listPage } from "./list-page.ts";
import { mcpServersOf } from "./mcp-servers-of.ts";
import { safely, wrongParameter } from "./refusals.ts";
import { stateOf } from "./send-facts.ts";

/** How conversations begin, come back and end. */
export function addOpening(app: AgentApp, options: AgentAppOptions, lineOf: LineOf): void {
  addReturns(app, options, lineOf);
  const { conversations, firstAgent, mcp, modes } = options;
  const { store } = conversations;
  app
    .onRequest(
      "session/new",
      safely(async ({ params }) => {
        const cwd = await checkPlace(params, store);
        const servers = mcpServersOf(params.mcpServers, mcp);
        const [id, updatedAt] = [createId(), new Date().toISOString()];
        const mode = modes[0]?.id ?? "plan";
        const conversation = conversations.add({ id, cwd, agent: firstAgent, mode, updatedAt });
        conversation.useServers(servers);
        return { sessionId: id, ...stateOf(conversation, options) };
      }),
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

interface Return {
  readonly sessionId: string;
  readonly cwd: string;
  readonly additionalDirectories?: readonly string[];
  readonly mcpServers?: readonly McpServer[];
}

function addReturns(app: AgentApp, options: AgentAppOptions, lineOf: LineOf): void {
  const { conversations, mcp } = options;
  const { store } = conversations;
  async function reopen(params: Return): Promise<Conversation> {
    const cwd = await checkPlace(params, store);
    const servers = mcpServersOf(params.mcpServers ?? [], mcp);
    const conversation = await conversations.load(params.sessionId);
    const { cwd: own } = conversation.kept();
    if (cwd !== own)
      throw wrongParameter("cwd", `cwd: this session belongs to ${own}; open it there.`);
    conversation.useServers(servers);
    return conversation;
  }
  app
    .onRequest(
      "session/load",
      safely(async ({ params, client }) => {
        const conversation = await reopen(params);
        await conversation.attach(lineOf(conversation, client), true);
        return stateOf(conversation, options);
      }),
    )
    .onRequest(
      "session/resume",
      safely(async ({ params, client }) => {
        const conversation = await reopen(params);
        await conversation.attach(lineOf(conversation, client), false);
        return stateOf(conversation, options);
      }),
    )
    .onRequest(
      "session/list",
      safely(async ({ params: { cwd, cursor } }) =>
        listPage(await store.list(present({ cwd: cwd ?? undefined, cursor: cursor ?? undefined }))),
      ),
    );
}
