import { untyped as read } from "@agentstream/adapter-kit";

import type { Handler } from "../create-protocol.ts";
import { startTool } from "./tool-use.ts";

/** A call that has neither an id nor a result: it has returned when the next content comes. */
export const handleToolCall: Handler = ({ name, args }, state) => {
  const toolName = read.string(name);
  if (toolName === undefined) return false;
  startTool(state, toolName, toolName, args ?? {});
  state.unanswered.push(toolName);
  return true;
};
