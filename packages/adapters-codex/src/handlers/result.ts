import { read, type NativeObject } from "@agentstream/adapter-kit";

import { mapError } from "../map-error.ts";
import { nameOf } from "../name-of.ts";
import type { ExecContext, Handler } from "../state.ts";
import { handleAgentText } from "./agent-message.ts";
import { completeTurn } from "./turn-completed.ts";

/** `result`: all that a turn said, in one line. */
export const handleResult: Handler = (native, context) => {
  const text = read.string(native["text"]);
  if (text === undefined) context.keeper.extension("result", native);
  else tellReply(text, native, context);
};

/** A line of no known type: with a `text` and nothing else around it, it is a whole reply. */
export const handleText: Handler = (native, context) => {
  const { keeper, state } = context;
  const text = read.string(native["text"]);
  const isTyped = native["type"] !== undefined;
  if (text === undefined || (state.isStructured && isTyped)) {
    keeper.extension(nameOf(native), native);
  } else if (state.isStructured) handleAgentText("text", text, context);
  else tellReply(text, native, context);
};

function tellReply(text: string, native: NativeObject, context: ExecContext): void {
  const { keeper, state } = context;
  keeper.turns.ensure();
  if (native["is_error"] === true) {
    return keeper.turns.fail({ error: text, errorCode: mapError(text) ?? "unknown" });
  }
  // what was said already is only repeated
  if (state.hasSpokenInTurn) return completeTurn(native, context, text);
  handleAgentText("result", text, context);
  completeTurn(native, context);
}
