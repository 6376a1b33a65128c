import type { Handler } from "../create-protocol.ts";
import { discardBlocks } from "../state.ts";

/** The request is made again: what was told of the answer is void. */
export const handleRetry: Handler = (_, state) => {
  discardBlocks(state);
  state.emitter.emit({
    type: "error",
    message: "The request to the model is made again.",
    errorCode: "unknown",
    fatal: false,
    retry: {},
  });
  return true;
};
