import { untyped as read } from "@agentstream/adapter-kit";

import type { Handler } from "../state.ts";

/**
 * A request needs no answer any more. Ours is told by then, unless the server gave it up; whoever only watches
 * learns the answer from what becomes of the call, or not at all.
 */
export const handleRequestResolved: Handler = ({ params }, { emitter, conversation }) => {
  const { requestId } = params;
  const nativeId = read.string(requestId) ?? String(read.number(requestId));
  const isHost = conversation.isHost();
  if (isHost) emitter.requests.resolve(nativeId, { outcome: "cancelled" });
  emitter.requests.answer(nativeId, { outcome: isHost ? "cancelled" : "unknown" });
};
