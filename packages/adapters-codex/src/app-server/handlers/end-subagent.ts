import type { TokenUsage } from "@agentstream/schema/written";

import { subtractUsage } from "../../map-usage.ts";
import type { ServerContext } from "../state.ts";
import type { ThreadState } from "../threads.ts";
import { closeThread } from "./close-thread.ts";

/** A sub-agent ends with its turn; a further turn of its thread is another one. */
export function endSubagent(thread: ThreadState, success: boolean, context: ServerContext): void {
  const { id = "", lastText } = thread;
  closeThread(thread, !success, context);
  const usage = takeTurnUsage(thread, success);
  thread.turnId = undefined;
  thread.lastText = undefined;
  context.emitter.jobs.completeSubagent(id, { success, summary: lastText, usage });
}

/** What the turn that ends has used. Calls of the model that were cut off are in no total. */
export function takeTurnUsage(thread: ThreadState, isWhole: boolean): TokenUsage | undefined {
  const usage = subtractUsage(thread.total, thread.totalBefore);
  thread.totalBefore = thread.total;
  return usage === undefined || isWhole ? usage : { ...usage, completeness: "partial" };
}
