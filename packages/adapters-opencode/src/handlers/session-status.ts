import { untyped as read } from "@agentstream/adapter-kit";

import type { ServeHandler } from "../handler.ts";
import { mapWords } from "../map-error.ts";
import { usageOf } from "../map-usage.ts";
import type { ServeState, Session } from "../state.ts";
import { endTurn } from "../turns.ts";
import { noteError } from "./error.ts";

/** A session became busy or idle, or waits to try again. */
export const handleSessionStatus: ServeHandler = ({ status }, session, state) => {
  const { type, attempt, message } = read.fields(status);
  if (type === "idle") return handleSessionIdle({}, session, state);
  if (type === "retry") return noteRetry(read.count(attempt), read.string(message), session, state);
  if (type === "busy") session.retry = undefined;
  return type === "busy";
};

/** A call of the model failed and is made again. */
export function noteRetry(
  attempt: number | undefined,
  words: string | undefined,
  session: Session,
  { emitter }: ServeState,
): boolean {
  const message = words ?? "The request to the model is made again.";
  const isKnown = session.retry !== undefined && session.retry.attempt === attempt;
  session.retry = { attempt, message };
  if (isKnown) return true;
  emitter.emit({
    type: "error",
    message,
    errorCode: mapWords(message),
    fatal: false,
    retry: { ...(attempt !== undefined && { attempt }) },
    ...session.owner,
  });
  return true;
}

/** Told twice after an error or an abort, and late: only the first ends a turn. */
export const handleSessionIdle: ServeHandler = (_, session, state) => {
  if (session === state.main) endTurn(state);
  else endOrphan(session, state);
  return true;
};

/** A sub-agent that no call has started ends with its session; any other with its call. */
function endOrphan({ owner, failure, account }: Session, { emitter }: ServeState): void {
  const { subagentId, parentToolId } = owner;
  const isRunning = subagentId !== undefined && emitter.open.subagents.has(subagentId);
  if (!isRunning || parentToolId !== undefined) return;
  const usage = usageOf(account);
  emitter.jobs.completeSubagent(subagentId, {
    success: failure === undefined,
    ...(usage !== undefined && { usage }),
  });
}

/** A turn failed or was aborted: it ends when the session is idle. */
export const handleSessionError: ServeHandler = ({ error }, session, state) =>
  noteError(error, session, state);

export const handleSessionCompacted: ServeHandler = (_, { owner }, { emitter }) => {
  emitter.emit({ type: "contextCompacted", phase: "completed", ...owner });
  return true;
};
