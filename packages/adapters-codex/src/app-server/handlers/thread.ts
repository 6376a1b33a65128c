import { read, untyped } from "@agentstream/adapter-kit/author";

import { approvalPolicies } from "../approval-policies.ts";
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

/** A host has changed what the next turns run with. */
export const handleThreadSettings: Handler<"thread/settings/updated"> = ({ params }, context) => {
  const { threadId, threadSettings } = read.fields(params);
  if (!context.threads.of(read.string(threadId)).isMain) return false;
  const { model, cwd, approvalPolicy } = read.fields(threadSettings);
  const policy = approvalPolicies.get(untyped.string(approvalPolicy) ?? "");
  context.emitter.session.learn({
    model: read.string(model),
    cwd: read.string(cwd),
    approvalMode: policy?.approvalMode,
  });
};

/** The word of older versions; others have an item, or both. */
export const handleThreadCompacted: Handler<"thread/compacted"> = ({ params }, context) => {
  const thread = context.threads.of(read.string(read.fields(params).threadId));
  const isRepeated = thread.isCompacted;
  thread.isCompacted = false;
  if (isRepeated) return;
  context.emitter.emit({ type: "contextCompacted", phase: "completed", ...thread.owner });
};
