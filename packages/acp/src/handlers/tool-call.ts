import { untyped as read } from "@agentstream/adapter-kit";

import { emitCall } from "../emit-call.ts";
import type { UpdateHandler } from "../handle-update.ts";

const callHandler =
  (isFirst: boolean): UpdateHandler =>
  (update, state) => {
    const toolCallId = read.string(update["toolCallId"]);
    return toolCallId !== undefined && emitCall(toolCallId, update, state, isFirst);
  };

/** A call begins; after a request for it, it goes on. */
export const handleToolCall: UpdateHandler = callHandler(true);

/** Something of a call has changed. */
export const handleToolCallUpdate: UpdateHandler = callHandler(false);
