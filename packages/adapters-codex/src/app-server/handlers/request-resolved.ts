import { read } from "@agentstream/adapter-kit/author";

import type { Handler } from "../line.ts";

/**
 * A request needs no answer any more. Ours is known by then, unless the server gave it up; an observer
 * learns the answer from what becomes of the call, or not at all.
 */
export const handleRequestResolved: Handler<"serverRequest/resolved"> = (
  { params },
  { emitter, conversation },
) => {
  const { requestId } = read.fields(params);
  const nativeId = read.string(requestId) ?? String(read.number(requestId));
  const isHost = conversation.isHost();
  if (isHost) emitter.requests.resolve(nativeId, { outcome: "cancelled" });
  emitter.requests.answer(nativeId, { outcome: isHost ? "cancelled" : "unknown" });
};
