import { read, type Lenient } from "@agentstream/adapter-kit/author";
import type { ErrorCode } from "@agentstream/schema";
import type { CodexServerTurn } from "@agentstream/schema/native/codex/app-server";

import { structuredOutput } from "../../structured-output.ts";
import type { Handler } from "../line.ts";
import { readServerError } from "../map-server-error.ts";
import type { ServerContext } from "../state.ts";
import type { ThreadState } from "../threads.ts";
import { closeThread } from "./close-thread.ts";
import { endSubagent, takeTurnUsage } from "./end-subagent.ts";

export const handleTurnStarted: Handler<"turn/started"> = (native, context) => {
  const { emitter, threads, conversation } = context;
  const { threadId, turn } = read.fields(native.params);
  const thread = threads.of(read.string(threadId));
  const turnId = read.string(read.fields(turn).id);
  const isKnown =
    turnId !== undefined && (thread.endedTurns.has(turnId) || thread.turnId === turnId);
  if (isKnown) return false;
  if (!thread.isMain) {
    threads.wake(thread);
    thread.turnId = turnId;
    return;
  }
  // lines of a review come before its turn is announced
  const isAnnounced = emitter.turns.isOpen() && thread.turnId === undefined;
  if (!isAnnounced) emitter.turns.begin();
  thread.turnId = turnId;
  conversation.turnStarted(turnId);
};

/** Turns are matched by their threads: a review ends under another id than it began. */
export const handleTurnCompleted: Handler<"turn/completed"> = (native, context) => {
  const { threads, conversation } = context;
  const params = read.fields(native.params);
  const turn = read.fields(params.turn);
  const thread = threads.of(read.string(params.threadId));
  const turnId = read.string(turn.id);
  if (turnId !== undefined && thread.endedTurns.has(turnId)) return false;
  for (const id of [turnId, thread.turnId]) if (id !== undefined) thread.endedTurns.add(id);
  if (!thread.isMain) {
    if (threads.isRunning(thread)) endSubagent(thread, read.is(turn.status, "completed"), context);
    return;
  }
  closeThread(thread, read.is(turn.status, "interrupted"), context);
  endTurn(turn, thread, context);
  thread.turnId = undefined;
  thread.isReviewing = false;
  thread.hasPrompt = false;
  conversation.turnEnded();
};

function endTurn(
  turn: Lenient<CodexServerTurn>,
  thread: ThreadState,
  { emitter, state }: ServerContext,
): void {
  const isWhole = read.is(turn.status, "completed");
  const hasError = !isWhole && read.object(turn.error) !== undefined;
  const hasFailed = read.is(turn.status, "failed") || hasError;
  const isCut = read.is(turn.status, "interrupted");
  const usage = takeTurnUsage(thread, !hasFailed && !isCut);
  const { total, totalReported } = thread;
  // the total of a thread that has a history is not that of its turn
  const isNews = total !== totalReported && usage?.totalTokens !== total?.totalTokens;
  thread.totalReported = total;
  if (total !== undefined && emitter.turns.isOpen() && isNews)
    emitter.emit({ type: "usageReported", usage: total, scope: "session" });
  const about = { usage, durationMs: read.count(turn.durationMs) };
  const { isStoppedByDenial } = state;
  state.isStoppedByDenial = false;
  state.detail = isCut && isStoppedByDenial ? "denied" : undefined;
  if (isCut && isStoppedByDenial) {
    const error = "A denial ended the turn.";
    emitter.turns.fail({ error, errorCode: "permissionDenied", ...about });
  } else if (isCut) {
    const why = interruptionOf(turn);
    if (why.errorCode === "permissionDenied") state.detail = "denied";
    emitter.turns.fail({ ...why, ...about });
  } else if (hasFailed) {
    const { message, errorCode } = readServerError(turn.error);
    emitter.turns.fail({ error: message, errorCode, ...about });
  } else {
    const structured = state.hasSchema ? structuredOutput(thread.lastText) : undefined;
    if (state.hasSchema && structured === undefined) state.detail = "noStructuredOutput";
    emitter.turns.complete({ ...about, structuredOutput: structured });
  }
}

/** Why a turn was cut off: by a host, or by Codex itself, which then says why. */
function interruptionOf({ error }: Lenient<CodexServerTurn>): {
  readonly error: string;
  readonly errorCode: ErrorCode;
} {
  if (read.object(error) === undefined)
    return { error: "The turn was interrupted.", errorCode: "cancelled" };
  const { message, errorCode } = readServerError(error);
  return { error: message, errorCode: errorCode === "unknown" ? "cancelled" : errorCode };
}
