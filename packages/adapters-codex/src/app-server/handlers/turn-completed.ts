import { untyped as read, type NativeObject } from "@agentstream/adapter-kit";

import { closeThread } from "../close-thread.ts";
import { endSubagent } from "../end-subagent.ts";
import { readServerError } from "../map-server-error.ts";
import { emitWhole, type Handler, type ServerContext } from "../state.ts";
import { takeTurnUsage } from "../take-turn-usage.ts";
import type { ThreadState } from "../threads.ts";

/** Turns are matched by their threads: a review ends under another id than it began. */
export const handleTurnCompleted: Handler = (call, context) => {
  const { threads, conversation } = context;
  const { params } = call;
  const turn = read.fields(params["turn"]);
  const thread = threads.of(read.string(params["threadId"]));
  const turnId = read.string(turn["id"]);
  if (turnId !== undefined && thread.endedTurns.has(turnId)) return emitWhole(call, context);
  for (const id of [turnId, thread.turnId]) if (id !== undefined) thread.endedTurns.add(id);
  const isWhole = turn["status"] === "completed";
  if (!thread.isMain) {
    if (threads.isRunning(thread)) endSubagent(thread, isWhole, context);
    return;
  }
  closeThread(thread, turn["status"] === "interrupted", context);
  endTurn(turn, thread, context);
  thread.turnId = undefined;
  thread.isReviewing = false;
  thread.hasPrompt = false;
  conversation.turnEnded();
};

function endTurn(turn: NativeObject, thread: ThreadState, { emitter }: ServerContext): void {
  const { status, error } = turn;
  const hasFailed = status === "failed" || (status !== "completed" && read.isFields(error));
  const isCut = status === "interrupted";
  const usage = takeTurnUsage(thread, !hasFailed && !isCut);
  const { total, totalTold } = thread;
  // the total of a thread that has a history is not that of its turn
  const isNews = total !== totalTold && usage?.totalTokens !== total?.totalTokens;
  thread.totalTold = total;
  if (total !== undefined && emitter.turns.isOpen() && isNews)
    emitter.emit({ type: "usageReported", usage: total, scope: "session" });
  const durationMs = read.count(turn["durationMs"]);
  const about = {
    ...(usage !== undefined && { usage }),
    ...(durationMs !== undefined && { durationMs }),
  };
  if (isCut) {
    emitter.turns.fail({ error: "The turn was interrupted.", errorCode: "cancelled", ...about });
  } else if (hasFailed) {
    const { message, errorCode } = readServerError(error);
    emitter.turns.fail({ error: message, errorCode, ...about });
  } else emitter.turns.complete(about);
}
