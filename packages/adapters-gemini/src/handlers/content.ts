import { read } from "@agentstream/adapter-kit";

import type { Handler } from "../create-protocol.ts";
import { emitText } from "../state.ts";

/** The next piece of the answer. */
export const handleContent: Handler = ({ value }, state) => {
  const text = read.string(value);
  if (text === undefined) return false;
  emitText(state, text);
  return true;
};
