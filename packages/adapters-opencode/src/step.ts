import { read, type Lenient } from "@agentstream/adapter-kit/author";
import type * as run from "@agentstream/schema/native/opencode/run";
import type * as serve from "@agentstream/schema/native/opencode/serve";

import { addStep, mapCost, mapTokens } from "./map-usage.ts";
import type { State, Thread } from "./thread.ts";

/** Notes that a call of the model begins, and returns how often it has. */
export function beginStep(
  { messageID }: Lenient<run.OpencodeRunStepStartPart | serve.OpencodeStepStartPart>,
  thread: Thread,
): number {
  const messageId = read.string(messageID);
  const isAgain = messageId !== undefined && thread.step?.messageId === messageId;
  const attempt = isAgain ? (thread.step?.attempt ?? 0) + 1 : 1;
  thread.step = { messageId, attempt };
  thread.finish = undefined;
  // it continues: what was refused or went wrong before did not stop it
  thread.rejection = undefined;
  thread.failure = undefined;
  return attempt;
}

/** A call of the model ended: why, and what it used. */
export function endStep(
  step: Lenient<run.OpencodeRunStepFinishPart | serve.OpencodeStepFinishPart>,
  thread: Thread,
  { emitter, main }: State,
): boolean {
  const { tokens, cost } = step;
  const reason = read.string(step.reason);
  if (reason === undefined && read.object(tokens) === undefined) return false;
  const usage = mapTokens(tokens);
  const costUsd = mapCost(cost, usage);
  thread.step = undefined;
  thread.finish = reason;
  thread.account = addStep(thread.account, usage, costUsd);
  // what a sub-agent uses is part of the turn
  if (thread !== main) main.account = addStep(main.account, usage, costUsd);
  if (usage === undefined) return true;
  emitter.emit({ type: "usageReported", usage, scope: "message", costUsd, ...thread.owner });
  return true;
}
