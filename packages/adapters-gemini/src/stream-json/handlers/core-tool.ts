import { read } from "@agentstream/adapter-kit/author";

import type { Handler } from "../line.ts";
import { failTool } from "./fail-tool.ts";
import { endTool } from "./tool-result.ts";
import { startTool } from "./tool-use.ts";

/** A call that has neither an id nor a result: it has returned when the next content comes. */
export const handleToolCall: Handler<"tool_call"> = ({ name, args }, state) => {
  const toolName = read.string(name);
  if (toolName === undefined) return false;
  startTool(state, toolName, toolName, read.toolArguments(args) ?? {});
  state.unanswered.push(toolName);
};

/** The model asks for a call, as the CLI's core names it. */
export const handleToolCallRequest: Handler<"tool_call_request"> = ({ value }, state) => {
  const { callId, name, args } = read.fields(value);
  const toolName = read.string(name);
  if (toolName === undefined) return false;
  const nativeId = read.string(callId) ?? toolName;
  startTool(state, nativeId, toolName, read.toolArguments(args));
  state.unanswered.push(nativeId);
};

/** What became of a call, as the CLI's core names it. */
export const handleToolCallResponse: Handler<"tool_call_response"> = ({ value }, state) => {
  const { callId, resultDisplay, error, errorType } = read.fields(value);
  const nativeId = read.string(callId);
  if (nativeId === undefined || !state.emitter.tools.isOpen(nativeId)) return false;
  const message = read.string(error) ?? read.string(read.fields(error).message);
  const type = read.string(errorType);
  if (message !== undefined || type !== undefined) {
    failTool(state, nativeId, { type, message, output: resultDisplay });
  } else endTool(state, nativeId, resultDisplay);
};
