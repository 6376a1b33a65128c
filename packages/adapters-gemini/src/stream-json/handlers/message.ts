import { read } from "@agentstream/adapter-kit/author";

import type { Handler } from "../line.ts";
import { endBlocks, emitText, emitWholeText, type State } from "../state.ts";

/** The prompt as it was sent, or the next piece of the answer. */
export const handleMessage: Handler<"message"> = ({ role: given, content, delta }, state) => {
  const text = read.string(content);
  const role = read.string(given);
  if (text === undefined) return false;
  if (role === "assistant" || role === "model") {
    if (read.boolean(delta) === true) emitText(state, text);
    else emitWholeText(state, text);
    return true;
  }
  if (role === "user") emitUser(state, text);
  return role === "user";
};

function emitUser(state: State, content: string): void {
  const { turns, emit } = state.emitter;
  endBlocks(state);
  const kind = turns.isOpen() ? "steer" : "prompt";
  if (kind === "prompt") turns.begin({ prompt: content });
  emit({ type: "userMessage", content, kind });
}
