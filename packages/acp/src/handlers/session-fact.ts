import { untyped as read } from "@agentstream/adapter-kit";

import type { UpdateHandler } from "../handle-update.ts";
import { learnConfigOptions } from "../learn-session.ts";
import { learnMode } from "../state.ts";

/** Which commands there are. */
export const handleAvailableCommands: UpdateHandler = ({ availableCommands }, state) => {
  const names = read.list(availableCommands).flatMap((one) => {
    const name = read.string(read.fields(one)["name"]);
    return name === undefined ? [] : [name];
  });
  state.capabilities = { ...state.capabilities, slash_commands: names };
  state.emitter.session.learn({ capabilities: { ...state.capabilities } });
  return true;
};

/** The agent has changed its mode. */
export const handleCurrentMode: UpdateHandler = ({ currentModeId, modeId }, state) =>
  learnMode(state, read.string(currentModeId) ?? read.string(modeId));

/** Settings have changed. */
export const handleConfigOptions: UpdateHandler = ({ configOptions }, state) =>
  learnConfigOptions(configOptions, state);
