import {
  createDispatcher,
  read,
  type Dispatcher,
  type Handler as KitHandler,
} from "@agentstream/adapter-kit/author";
import type {
  OpencodeRetryStatus,
  OpencodeSessionStatus,
} from "@agentstream/schema/native/opencode/serve";

import { mapWords } from "../../map-error.ts";
import { usageOf } from "../../map-usage.ts";
import { noteError } from "../../note-error.ts";
import type { Context, Handler } from "../line.ts";
import type { ServeState, Session } from "../state.ts";
import { endTurn } from "../turns.ts";

/** Printed twice after an error or an abort, and late: only the first ends a turn. */
export const handleSessionIdle: KitHandler<unknown, Context> = (_, { session, state }) => {
  if (session === state.main) endTurn(state);
  else endOrphan(session, state);
};

/** It runs: the model was called again. */
const handleBusy: KitHandler<unknown, Context> = (_, { session }) => {
  session.retry = undefined;
};

const handleRetryStatus: KitHandler<OpencodeRetryStatus, Context> = (
  { attempt, message },
  { session, state },
) => noteRetry(read.count(attempt), read.string(message), session, state);

const turnEnd = {
  becomes:
    "`turnCompleted` or `turnFailed`: the first of them; a sub-agent's ends no turn, but perhaps the sub-agent: `subagentCompleted`",
  handle: handleSessionIdle,
};

/** What becomes of each status. */
export const statuses: Dispatcher<OpencodeSessionStatus, Context> = createDispatcher("type", {
  idle: turnEnd,
  busy: { becomes: "nothing", handle: handleBusy },
  retry: { becomes: "`error` (not fatal, `retry`), once per attempt", handle: handleRetryStatus },
});

/** A session became busy or idle, or waits to try again. */
export const handleSessionStatus: Handler<"session.status"> = ({ properties }, context) =>
  statuses.dispatch(read.fields(read.fields(properties).status), context);

/** A call of the model failed and is made again. */
export function noteRetry(
  attempt: number | undefined,
  words: string | undefined,
  session: Session,
  { emitter }: ServeState,
): void {
  const message = words ?? "The request to the model is retried.";
  const isKnown = session.retry !== undefined && session.retry.attempt === attempt;
  session.retry = { attempt, message };
  if (isKnown) return;
  emitter.emit({
    type: "error",
    message,
    errorCode: mapWords(message),
    fatal: false,
    retry: attempt === undefined ? {} : { attempt },
    ...session.owner,
  });
}

/** A sub-agent that no call has started ends with its session; any other with its call. */
function endOrphan({ owner, failure, account }: Session, { emitter }: ServeState): void {
  const { subagentId, parentToolId } = owner;
  const isRunning = subagentId !== undefined && emitter.open.subagents.has(subagentId);
  if (!isRunning || parentToolId !== undefined) return;
  const success = failure === undefined;
  emitter.jobs.completeSubagent(subagentId, { success, usage: usageOf(account) });
}

/** A turn failed or was aborted: it ends when the session is idle. */
export const handleSessionError: Handler<"session.error"> = ({ properties }, { session, state }) =>
  noteError(read.fields(properties).error, session, state);
