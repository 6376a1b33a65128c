import type { LoadSessionResponse } from "@agentclientprotocol/sdk";

import type { ClientView } from "./client-view.ts";
import { configOptions, modeState, type Offer } from "./config-options.ts";
import type { Conversation } from "./conversation.ts";

/** What the answer to an opened conversation has. */
export const stateOf = (conversation: Conversation, offer: Offer): LoadSessionResponse => ({
  modes: modeState(conversation.kept(), offer),
  configOptions: configOptions(conversation.kept(), offer),
});

/** A conversation has got a title, or choices that the client has not made. */
export async function sendFacts(
  conversation: Conversation,
  { update }: ClientView,
  offer: Offer,
): Promise<void> {
  const kept = conversation.kept();
  const { title = null, updatedAt } = kept;
  await update({ sessionUpdate: "session_info_update", title, updatedAt });
  await update({ sessionUpdate: "current_mode_update", currentModeId: kept.mode });
  await update({
    sessionUpdate: "config_option_update",
    configOptions: configOptions(kept, offer),
  });
}
