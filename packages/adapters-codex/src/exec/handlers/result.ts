import { read, type Lenient, type Handler as KitHandler } from "@agentstream/adapter-kit/author";
import type { CodexBareText, CodexUsage } from "@agentstream/schema/native/codex/exec";

import { mapError } from "../../map-error.ts";
import type { Handler } from "../line.ts";
import type { State } from "../state.ts";
import { completeTurn } from "./complete-turn.ts";
import { emitMessage } from "./message.ts";

type Reply = Lenient<CodexBareText & { type?: string; is_error?: boolean; usage?: CodexUsage }>;

/** All that a turn had to say, in one line. */
export const handleResult: Handler<"result"> = (native, state) => {
  const text = read.string(native.text);
  if (text === undefined) return false;
  emitReply(text, native, state);
};

/** A line of no known type: with a `text` and nothing else around it, it is a whole reply. */
export const handleText: KitHandler<unknown, State> = (native, state) => {
  const text = read.string(native["text"]);
  const isTyped = native["type"] !== undefined;
  if (text === undefined || (state.isStructured && isTyped)) return false;
  if (state.isStructured) emitMessage("text", text, state);
  else emitReply(text, native, state);
};

function emitReply(text: string, native: Reply, state: State): void {
  const { turns } = state.emitter;
  turns.ensure();
  if (read.boolean(native.is_error) === true)
    return turns.fail({ error: text, errorCode: mapError(text) ?? "unknown" });
  // what was written already is only repeated
  if (state.hasSpokenInTurn) return completeTurn(native.usage, state, text);
  emitMessage("result", text, state);
  completeTurn(native.usage, state);
}
