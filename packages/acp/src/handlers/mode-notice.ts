import { untyped, type Handler } from "@agentstream/adapter-kit/author";

import { learnMode, type State } from "../state.ts";

/** The mode has changed, by a notification that only this agent has. */
export const handleModeNotice: Handler<unknown, State> = (native, state) => {
  const { method, params } = untyped.fields(native);
  const { currentModeId } = untyped.fields(params);
  const isMode = method !== undefined && method === state.quirks.modeMethod;
  return isMode && learnMode(state, untyped.string(currentModeId));
};
