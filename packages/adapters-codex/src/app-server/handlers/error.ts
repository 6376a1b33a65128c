import { untyped as read } from "@agentstream/adapter-kit";
import type { ErrorEvent } from "@agentstream/schema/written";

import { readRetry } from "../../read-retry.ts";
import { readServerError } from "../map-server-error.ts";
import { emitWhole, type Handler } from "../state.ts";

/** An error that is tried again; one that ends the turn, which its end repeats; or one that ends nothing. */
export const handleError: Handler = (call, context) => {
  const { emitter, threads } = context;
  const { error, willRetry, threadId } = call.params;
  if (!read.isFields(error)) return emitWhole(call, context);
  const thread = threads.of(read.string(threadId));
  const { message, withCause, isHarmless, ...about } = readServerError(error);
  if (willRetry === true) {
    const { errorCode } = about;
    const retry: NonNullable<ErrorEvent["retry"]> = readRetry(message) ?? {};
    const known = errorCode === "unknown" ? { errorCode: "connectionFailed" as const } : {};
    discardBlocks(thread.id, context);
    // not `emitter.error`: each attempt counts, also where the words are the same
    const told = { ...about, ...known, message: withCause, fatal: false, retry };
    return emitter.emit({ type: "error", ...told, ...thread.owner });
  }
  const fatal = thread.isMain && !isHarmless;
  if (thread.isMain) emitter.error({ ...about, message, fatal });
  else emitter.emit({ type: "error", ...about, message, fatal, ...thread.owner });
};

/** What the model was saying when the request broke is void: it will be said anew. */
function discardBlocks(
  threadId: string | undefined,
  { emitter: { blocks }, state }: Parameters<Handler>[1],
): void {
  for (const key of blocks.keys())
    if (state.blocks.get(key)?.thread.id === threadId) blocks.discard(key, "retried");
}
