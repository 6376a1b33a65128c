import { read, zeroUsage } from "@agentstream/adapter-kit/author";
import type { TokenUsage } from "@agentstream/schema/written";

import { mapTotal, subtractUsage } from "../../map-usage.ts";
import type { Handler } from "../line.ts";
import type { ThreadState } from "../threads.ts";

/** The thread's total after a call of the model. What it used is the difference to the total before. */
export const handleTokenUsage: Handler<"thread/tokenUsage/updated"> = (native, context) => {
  const { emitter, threads } = context;
  const { threadId, tokenUsage } = read.fields(native.params);
  const thread = threads.of(read.string(threadId));
  const { total, last, modelContextWindow } = read.fields(tokenUsage);
  const now = mapTotal(total);
  const { totalTokens, total_tokens } = read.line({ ...last });
  thread.contextTokens = read.count(totalTokens) ?? read.count(total_tokens);
  if (now === undefined) return;
  if (thread.isAssumed) learnTotal(thread, now, mapTotal(last));
  const usage = subtractUsage(now, thread.total);
  thread.total = now;
  // outside of a turn it is what the thread had used before: the history of a resumed one
  if (!threads.isRunning(thread)) {
    thread.totalBefore = now;
    thread.totalReported = now;
    if (usage !== undefined)
      emitter.emit({ type: "usageReported", usage: now, scope: "session", ...thread.owner });
    return;
  }
  if (usage === undefined) return;
  emitter.emit({
    type: "usageReported",
    usage,
    scope: "message",
    model: thread.isMain ? emitter.session.facts().model : undefined,
    contextWindow: read.count(modelContextWindow),
    ...thread.owner,
  });
};

/** The first total of a thread and the last call in it show what it was before. */
function learnTotal(thread: ThreadState, now: TokenUsage, last: TokenUsage | undefined): void {
  thread.isAssumed = false;
  if (last === undefined) return;
  const isFirst = last.inputTokens === now.inputTokens && last.outputTokens === now.outputTokens;
  const before = isFirst ? zeroUsage : subtractUsage(now, last);
  thread.total = before;
  thread.totalBefore = before;
}
