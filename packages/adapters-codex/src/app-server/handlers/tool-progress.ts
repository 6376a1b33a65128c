import { untyped as read } from "@agentstream/adapter-kit";

import { findPlace } from "../place.ts";
import { emitWhole, type Call, type Handler, type ServerContext } from "../state.ts";

/** The field of a line that has what is new, and what of the call it is. */
function emitProgress(
  call: Call,
  field: string,
  kind: "input" | "output",
  context: ServerContext,
): void {
  const text = read.string(call.params[field]);
  const itemId = read.string(call.params["itemId"]);
  if (text === undefined || itemId === undefined) return emitWhole(call, context);
  const { key } = findPlace(call.params, itemId, context);
  // an empty piece says nothing; what is for a call that has ended is told whole
  if (text !== "" || !context.emitter.tools.isOpen(key))
    context.emitter.tools.progress(key, kind === "input" ? { input: text } : { output: text });
}

export const handleOutputDelta: Handler = (call, context) =>
  emitProgress(call, "delta", "output", context);

export const handleTerminalInteraction: Handler = (call, context) =>
  emitProgress(call, "stdin", "input", context);

export const handleProgress: Handler = (call, context) =>
  emitProgress(call, "message", "output", context);
