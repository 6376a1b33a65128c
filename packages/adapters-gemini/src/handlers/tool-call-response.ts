import { read } from "@agentstream/adapter-kit";

import type { Handler } from "../create-protocol.ts";
import { endTool, failTool } from "./tool-result.ts";

/** What became of a call, as the CLI's core names it. */
export const handleToolCallResponse: Handler = ({ value }, state) => {
  const { callId, resultDisplay, error, errorType } = read.fields(value);
  const nativeId = read.string(callId);
  if (nativeId === undefined || !state.emitter.tools.isOpen(nativeId)) return false;
  const message = read.string(error) ?? read.string(read.fields(error).message);
  const type = read.string(errorType);
  if (message !== undefined || type !== undefined) {
    failTool(state, nativeId, { type, message, output: resultDisplay });
  } else endTool(state, nativeId, resultDisplay);
  return true;
};
