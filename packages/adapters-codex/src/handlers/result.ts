import { untyped as read, type NativeObject } from "@agentstream/adapter-kit";

import { mapError } from "../map-error.ts";
import { nameOf } from "../name-of.ts";
import type { ExecContext, Handler } from "../state.ts";
import { handleAgentText } from "./agent-message.ts";
import { completeTurn } from "./turn-completed.ts";

/** `result`: all that a turn said, in one line. */
export const handleResult: Handler = (native, context) => {
  const text = read.string(native["text"]);
  if (text === undefined) context.emitter.extension("result", native);
  else emitReply(text, native, context);
};

/** A line of no known type: with a `text` and nothing else around it, it is a whole reply. */
export const handleText: Handler = (native, context) => {
  const { emitter, state } = context;
  const text = read.string(native["text"]);
  const isTyped = native["type"] !== undefined;
  if (text === undefined || (state.isStructured && isTyped)) {
    emitter.extension(nameOf(native), native);
  } else if (state.isStructured) handleAgentText("text", text, context);
  else emitReply(text, native, context);
};

function emitReply(text: string, native: NativeObject, context: ExecContext): void {
  const { emitter, state } = context;
  emitter.turns.ensure();
  if (native["is_error"] === true) {
    return emitter.turns.fail({ error: text, errorCode: mapError(text) ?? "unknown" });
  }
  // what was said already is only repeated
  if (state.hasSpokenInTurn) return completeTurn(native, context, text);
  handleAgentText("result", text, context);
  completeTurn(native, context);
}
