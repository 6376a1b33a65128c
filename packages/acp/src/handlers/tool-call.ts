import { read } from "@agentstream/adapter-kit/author";

import { emitCall } from "../emit-call.ts";
import type { UpdateHandler } from "../line.ts";

/** A call starts, or continues after a request for it. */
export const handleToolCall: UpdateHandler<"tool_call"> = (update, state) => {
  const toolCallId = read.string(update.toolCallId);
  return toolCallId !== undefined && emitCall(toolCallId, update, state, true);
};

/** Something of a call has changed. */
export const handleToolCallUpdate: UpdateHandler<"tool_call_update"> = (update, state) => {
  const toolCallId = read.string(update.toolCallId);
  return toolCallId !== undefined && emitCall(toolCallId, update, state, false);
};
