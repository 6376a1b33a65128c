import type {
  SessionConfigOption,
  SessionConfigSelectOption,
  SessionModeState,
} from "@agentclientprotocol/sdk";

import type { KeptConversation } from "./kept-conversation.ts";
import type { ModeEntry } from "./modes.ts";

/** What an editor may offer for every conversation. */
export interface Offer {
  readonly agents: readonly { readonly id: string; readonly name: string }[];
  readonly models: readonly string[];
  readonly modes: readonly ModeEntry[];
}

/** The word for the model that the agent takes by itself. */
export const ownModel = "default";

export const modeState = ({ mode }: KeptConversation, { modes }: Offer): SessionModeState => ({
  currentModeId: mode,
  availableModes: modes.map(({ id, name, description }) => ({ id, name, description })),
});

export const configOptions = (
  kept: KeptConversation,
  { agents, models, modes }: Offer,
): SessionConfigOption[] => [
  {
    type: "select",
    id: "agent",
    name: "Agent",
    description: "The coding agent of this conversation, chosen before its first prompt",
    currentValue: kept.agent,
    options: withCurrent(
      kept.sessionId === undefined ? agents.map(({ id, name }) => ({ value: id, name })) : [],
      kept.agent,
    ),
  },
  {
    type: "select",
    id: "mode",
    name: "Mode",
    category: "mode",
    currentValue: kept.mode,
    options: withCurrent(
      modes.map(({ id, name, description }) => ({ value: id, name, description })),
      kept.mode,
    ),
  },
  {
    type: "select",
    id: "model",
    name: "Model",
    category: "model",
    currentValue: kept.model ?? ownModel,
    options: withCurrent(
      [
        { value: ownModel, name: "The agent's own" },
        ...models.map((name) => ({ value: name, name })),
      ],
      kept.model ?? ownModel,
    ),
  },
];

const withCurrent = (
  options: readonly SessionConfigSelectOption[],
  current: string,
): SessionConfigSelectOption[] =>
  options.some(({ value }) => value === current)
    ? [...options]
    : [...options, { value: current, name: current }];
