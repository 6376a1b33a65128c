import { untyped as read, type NativeObject } from "@agentstream/adapter-kit";

import type { RunHandler } from "../handler.ts";
import { addStep, mapCost, mapTokens } from "../map-usage.ts";
import type { State, Thread } from "../state.ts";

export const handleStepFinish: RunHandler = (_, part, state) => endStep(part, state.main, state);

/** A call of the model ended: why, and what it used. */
export function endStep(part: NativeObject, thread: Thread, { emitter, main }: State): boolean {
  const reason = read.string(part["reason"]);
  if (reason === undefined && !read.isFields(part["tokens"])) return false;
  const usage = mapTokens(part["tokens"]);
  const costUsd = mapCost(part["cost"], usage);
  thread.step = undefined;
  thread.finish = reason;
  thread.account = addStep(thread.account, usage, costUsd);
  // what a sub-agent uses is part of the turn
  if (thread !== main) main.account = addStep(main.account, usage, costUsd);
  if (usage === undefined) return true;
  emitter.emit({
    type: "usageReported",
    usage,
    scope: "message",
    ...(costUsd !== undefined && { costUsd }),
    ...thread.owner,
  });
  return true;
}
