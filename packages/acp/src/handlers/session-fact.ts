import { read } from "@agentstream/adapter-kit/author";

import { learnCapabilities, learnConfigOptions } from "../learn-session.ts";
import type { UpdateHandler } from "../line.ts";
import { learnMode } from "../state.ts";

/** Which commands there are. */
export const handleAvailableCommands: UpdateHandler<"available_commands_update"> = (
  { availableCommands },
  state,
) => {
  state.commands = read.objects(availableCommands).flatMap(({ name }) => read.string(name) ?? []);
  learnCapabilities(state);
};

/** The agent has changed its mode. */
export const handleCurrentMode: UpdateHandler<"current_mode_update"> = (
  { currentModeId, modeId },
  state,
) => learnMode(state, read.string(currentModeId) ?? read.string(modeId));

/** Settings have changed. */
export const handleConfigOptions: UpdateHandler<"config_option_update"> = (
  { configOptions },
  state,
) => learnConfigOptions(configOptions, state);
