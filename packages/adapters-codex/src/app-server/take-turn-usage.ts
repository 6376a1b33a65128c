import type { TokenUsage } from "@agentstream/schema/written";

import { subtractUsage } from "../map-usage.ts";
import type { ThreadState } from "./threads.ts";

/** What the turn that ends has used. Calls of the model that were cut off are in no total. */
export function takeTurnUsage(thread: ThreadState, isWhole: boolean): TokenUsage | undefined {
  const usage = subtractUsage(thread.total, thread.totalBefore);
  thread.totalBefore = thread.total;
  return usage === undefined || isWhole ? usage : { ...usage, completeness: "partial" };
}
