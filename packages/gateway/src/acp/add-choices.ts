import type { AgentApp } from "@agentclientprotocol/sdk";

import { changeOption, checkMode } from "./change-option.ts";
import { configOptions } from "./config-options.ts";
import type { AgentAppOptions, LineOf } from "./create-agent-app.ts";
import { safely } from "./refusals.ts";

/** What a client chooses for a conversation. */
export function addChoices(app: AgentApp, options: AgentAppOptions, lineOf: LineOf): void {
  const { conversations, known, modes } = options;
  app
    .onRequest(
      "session/set_mode",
      safely(async ({ params: { sessionId, modeId }, client }) => {
        const conversation = conversations.get(sessionId);
        await conversation.change({ mode: checkMode("modeId", modeId, modes) });
        await lineOf(conversation, client).view.update({
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
        await conversation.change(changeOption(before, configId, value, known, modes));
        const { mode } = conversation.kept();
        if (mode !== before.mode)
          await lineOf(conversation, client).view.update({
            sessionUpdate: "current_mode_update",
            currentModeId: mode,
          });
        return { configOptions: configOptions(conversation.kept(), options) };
      }),
    );
}
