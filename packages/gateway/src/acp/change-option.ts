import { nearestWord } from "@agentstream/schema/core";

import { ownModel } from "./config-options.ts";
import type { KeptConversation } from "./kept-conversation.ts";
import type { ModeEntry, ModeId } from "./modes.ts";
import { wrongParameter } from "./refusals.ts";

/** What a chosen option changes in a conversation. Throws if it cannot be chosen. */
export function changeOption(
  kept: KeptConversation,
  id: string,
  value: unknown,
  agents: readonly string[],
  modes: readonly ModeEntry[],
): Partial<KeptConversation> {
  if (typeof value !== "string" || value === "")
    throw wrongParameter("value", `value: expected a text, got ${JSON.stringify(value)}.`);
  switch (id) {
    case "agent":
      return chooseAgent(kept, value, agents);
    case "mode":
      return { mode: checkMode("value", value, modes) };
    case "model":
      return { model: value === ownModel ? undefined : value };
    default:
      throw wrongParameter("configId", `configId: expected agent, mode or model, got "${id}".`);
  }
}

export function checkMode(field: string, value: string, modes: readonly ModeEntry[]): ModeId {
  const found = modes.find(({ id }) => id === value);
  if (found !== undefined) return found.id;
  const names = modes.map(({ id }) => id).join(", ");
  throw wrongParameter(field, `${field}: expected one of ${names}, got "${value}".`);
}

function chooseAgent(
  { agent, sessionId }: KeptConversation,
  value: string,
  agents: readonly string[],
): Partial<KeptConversation> {
  if (value === agent) return {};
  if (!agents.includes(value)) {
    const near = nearestWord(value, agents);
    const hint = near === undefined ? "" : ` Did you mean "${near}"?`;
    throw wrongParameter(
      "value",
      `value: expected one of ${agents.join(", ")}, got "${value}".${hint}`,
    );
  }
  if (sessionId !== undefined)
    throw wrongParameter(
      "value",
      `value: this conversation is with ${agent} since its first prompt; begin a new one with ${value}.`,
    );
  // the models of one agent are unknown to another
  return { agent: value, model: undefined };
}
