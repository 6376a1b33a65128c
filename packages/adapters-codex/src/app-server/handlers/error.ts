import { read } from "@agentstream/adapter-kit/author";

import { readRetry } from "../../map-error.ts";
import type { Handler } from "../line.ts";
import { readServerError } from "../map-server-error.ts";
import type { ServerContext } from "../state.ts";

/** An error that is tried again; one that ends the turn, which its end repeats; or one that ends nothing. */
export const handleError: Handler<"error"> = ({ params }, context) => {
  const { emitter, threads } = context;
  const { error, willRetry, threadId } = read.fields(params);
  if (read.object(error) === undefined) return false;
  const thread = threads.of(read.string(threadId));
  const { message, withCause, isHarmless, errorCode, httpStatus } = readServerError(error);
  const retry = readRetry(message);
  // 0.64 and 0.65 have words alone
  if (read.boolean(willRetry) ?? retry !== undefined) {
    discardBlocks(thread.id, context);
    // not `emitter.error`: each attempt counts, also where the words are the same
    return emitter.emit({
      type: "error",
      errorCode: errorCode === "unknown" ? "connectionFailed" : errorCode,
      httpStatus,
      message: withCause,
      fatal: false,
      retry: retry ?? {},
      ...thread.owner,
    });
  }
  const facts = { errorCode, httpStatus, message, fatal: thread.isMain && !isHarmless };
  if (thread.isMain) emitter.error(facts);
  else emitter.emit({ type: "error", ...facts, ...thread.owner });
};

/** The answer whose request broke is void: the model writes it anew. */
function discardBlocks(threadId: string | undefined, { emitter, state }: ServerContext): void {
  const { blocks } = emitter;
  for (const key of blocks.keys())
    if (state.blocks.get(key)?.thread.id === threadId) blocks.discard(key, "retried");
}
