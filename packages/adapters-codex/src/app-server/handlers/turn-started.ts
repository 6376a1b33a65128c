import { untyped as read } from "@agentstream/adapter-kit";

import { emitWhole, type Handler } from "../state.ts";

export const handleTurnStarted: Handler = (call, context) => {
  const { emitter, threads, conversation } = context;
  const { params } = call;
  const thread = threads.of(read.string(params["threadId"]));
  const turnId = read.string(read.fields(params["turn"])["id"]);
  const isKnown =
    turnId !== undefined && (thread.endedTurns.has(turnId) || thread.turnId === turnId);
  if (isKnown) return emitWhole(call, context);
  if (!thread.isMain) {
    threads.wake(thread);
    thread.turnId = turnId;
    return;
  }
  // lines of a review come before its turn is announced
  const isAnnounced = emitter.turns.isOpen() && thread.turnId === undefined;
  if (!isAnnounced) emitter.turns.begin();
  thread.turnId = turnId;
  conversation.turnStarted(turnId);
};
