import { read } from "@agentstream/adapter-kit/author";

import { learnThread } from "../handshake.ts";
import type { Handler } from "../line.ts";
import { endSubagent } from "./end-subagent.ts";

export const handleThreadStarted: Handler<"thread/started"> = (native, { emitter, threads }) => {
  const params = read.fields(native.params);
  const threadId = read.string(read.fields(params.thread).id);
  if (threadId === undefined) return false;
  learnThread(params, emitter, threads);
  // any thread but the main one is a sub-agent's
  threads.of(threadId);
};

/** Often the first line of a sub-agent. The status itself repeats the lines around it. */
export const handleThreadStatus: Handler<"thread/status/changed"> = ({ params }, { threads }) => {
  threads.of(read.string(read.fields(params).threadId));
};

/** A sub-agent that was closed in the middle of its turn has no result. */
export const handleThreadClosed: Handler<"thread/closed"> = ({ params }, context) => {
  const thread = context.threads.of(read.string(read.fields(params).threadId));
  if (!thread.isMain && context.threads.isRunning(thread)) endSubagent(thread, false, context);
};

/** The word of older versions; others have an item. */
export const handleThreadCompacted: Handler<"thread/compacted"> = ({ params }, context) => {
  const { owner } = context.threads.of(read.string(read.fields(params).threadId));
  context.emitter.emit({ type: "contextCompacted", phase: "completed", ...owner });
};
