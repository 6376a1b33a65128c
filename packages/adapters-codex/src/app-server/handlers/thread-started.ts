import { untyped as read } from "@agentstream/adapter-kit";

import { learnThread } from "../learn-thread.ts";
import { emitWhole, type Handler } from "../state.ts";

export const handleThreadStarted: Handler = (call, context) => {
  const threadId = read.string(read.fields(call.params["thread"])["id"]);
  if (threadId === undefined) return emitWhole(call, context);
  learnThread(call.params, context.emitter, context.threads);
  // any thread but the main one is a sub-agent's
  context.threads.of(threadId);
};
