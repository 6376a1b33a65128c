import { untyped as read } from "@agentstream/adapter-kit";

import type { Handler } from "../create-protocol.ts";
import { startTool } from "./tool-use.ts";

/** The model asks for a call, as the CLI's core names it. */
export const handleToolCallRequest: Handler = ({ value }, state) => {
  const { callId, name, args } = read.fields(value);
  const toolName = read.string(name);
  if (toolName === undefined) return false;
  const nativeId = read.string(callId) ?? toolName;
  startTool(state, nativeId, toolName, args);
  state.unanswered.push(nativeId);
  return true;
};
