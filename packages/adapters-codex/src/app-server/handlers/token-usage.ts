import { untyped as read } from "@agentstream/adapter-kit";
import type { TokenUsage } from "@agentstream/schema/written";

import { mapTotal, subtractUsage, zeroUsage } from "../../map-usage.ts";
import type { Handler } from "../state.ts";
import type { ThreadState } from "../threads.ts";

/** The thread's total after a call of the model. What it used is the difference to the total before. */
export const handleTokenUsage: Handler = ({ params }, { emitter, threads }) => {
  const thread = threads.of(read.string(params["threadId"]));
  const { total, last, modelContextWindow } = read.fields(params["tokenUsage"]);
  const now = mapTotal(total);
  thread.contextTokens = read.count(read.fields(last)["totalTokens"]);
  if (now === undefined) return;
  if (thread.isAssumed) learnTotal(thread, now, mapTotal(last));
  const usage = subtractUsage(now, thread.total);
  thread.total = now;
  // outside of a turn it is what the thread had used before: the history of a resumed one
  if (!threads.isRunning(thread)) {
    thread.totalBefore = now;
    thread.totalTold = now;
    if (usage !== undefined)
      emitter.emit({ type: "usageReported", usage: now, scope: "session", ...thread.owner });
    return;
  }
  if (usage === undefined) return;
  const { model } = emitter.session.facts();
  const contextWindow = read.count(modelContextWindow);
  emitter.emit({
    type: "usageReported",
    usage,
    scope: "message",
    ...(thread.isMain && model !== undefined && { model }),
    ...(contextWindow !== undefined && { contextWindow }),
    ...thread.owner,
  });
};

/** The first total of a thread and the last call in it say what it was before. */
function learnTotal(thread: ThreadState, now: TokenUsage, last: TokenUsage | undefined): void {
  thread.isAssumed = false;
  if (last === undefined) return;
  const isFirst = last.inputTokens === now.inputTokens && last.outputTokens === now.outputTokens;
  const before = isFirst ? zeroUsage : subtractUsage(now, last);
  thread.total = before;
  thread.totalBefore = before;
}
