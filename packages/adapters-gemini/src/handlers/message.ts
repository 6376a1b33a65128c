import { read } from "@agentstream/adapter-kit";

import type { Handler } from "../create-protocol.ts";
import { endBlocks, tellText, tellWholeText, type State } from "../state.ts";

/** The prompt as it was sent, or the next piece of the answer. */
export const handleMessage: Handler = ({ role, content, delta }, state) => {
  const text = read.string(content);
  if (text === undefined) return false;
  if (role === "assistant" || role === "model") {
    if (delta === true) tellText(state, text);
    else tellWholeText(state, text);
    return true;
  }
  if (role === "user") tellUser(state, text);
  return role === "user";
};

function tellUser(state: State, content: string): void {
  const { turns, emit } = state.keeper;
  endBlocks(state);
  const kind = turns.isOpen() ? "steer" : "prompt";
  if (kind === "prompt") turns.begin({ prompt: content });
  emit({ type: "userMessage", content, kind });
}
