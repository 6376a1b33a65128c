import type { PermissionDenial, SessionEndedEvent } from "@agentstream/schema/written";
import {
  closingEvents,
  type Ending,
  type EventDraft,
  type OpenThings,
  type Outlives,
} from "@agentstream/stream";

import type { TranslatorOptions } from "./adapter.ts";
import { createAnswerKeeper, type AnswerKeeper } from "./answer-keeper.ts";
import { createBlockKeeper, type BlockKeeper } from "./block-keeper.ts";
import { createIdRegistry } from "./id-registry.ts";
import { createJobKeeper, type JobKeeper } from "./job-keeper.ts";
import { createNoticeKeeper, type NoticeKeeper } from "./notice-keeper.ts";
import { createRequestKeeper, type RequestKeeper } from "./request-keeper.ts";
import { createSessionKeeper, type SessionInfo, type SessionKeeper } from "./session-keeper.ts";
import type { Sink } from "./sink.ts";
import { createToolKeeper, type ToolKeeper } from "./tool-keeper.ts";
import { createTurnKeeper, type TurnKeeper } from "./turn-keeper.ts";
import { createWaitingRequests } from "./waiting-requests.ts";

/** What the end of a run says besides how it ended. */
type RunReport = Partial<
  Pick<SessionEndedEvent, "costUsd" | "costSource" | "result" | "durationMs">
>;

/**
 * What an adapter's handlers tell events with. It holds the rules of the stream, so that no adapter has to: all
 * that is begun is ended, nothing is ended that was not begun, and nothing is told outside of a run or a turn.
 */
export interface Keeper extends NoticeKeeper {
  readonly session: SessionKeeper;
  readonly turns: TurnKeeper;
  readonly blocks: BlockKeeper;
  readonly tools: ToolKeeper;
  readonly requests: RequestKeeper;
  readonly answers: AnswerKeeper;
  readonly jobs: JobKeeper;
  readonly open: OpenThings;
  /** Any other event. */
  readonly emit: (draft: EventDraft) => void;
  /** A native event that has no meaning among ours: `name` is its type or method. */
  readonly extension: (name: string, data: unknown) => void;
  /** What the end of the run is to say. */
  readonly report: (report: RunReport) => void;
  /** Closes everything. */
  readonly end: (ending: Ending) => void;
}

export function createKeeper(
  bare: Sink,
  options: TranslatorOptions,
  info: SessionInfo,
  outlives: Outlives,
): Keeper {
  const { run = 1, firstTurn = 1, answerTimeoutMs, now } = options;
  const uniqueId = createIdRegistry(run);
  const session = createSessionKeeper(bare, options, info);
  const emit = (draft: EventDraft): void => {
    session.ensure();
    bare.emit(draft);
  };
  const sink: Sink = { ...bare, emit };
  const waiting = createWaitingRequests();
  const deadline = (): number | undefined =>
    answerTimeoutMs === undefined ? undefined : now() + answerTimeoutMs;
  const requests = createRequestKeeper(sink, waiting, uniqueId, deadline);
  const turns = createTurnKeeper(sink, requests, { firstTurn, outlives });
  const notices = createNoticeKeeper(sink);
  let report: RunReport = {};

  return {
    ...notices,
    session,
    turns,
    requests,
    answers: createAnswerKeeper(waiting, requests, notices),
    blocks: createBlockKeeper(sink, turns, uniqueId),
    tools: createToolKeeper(sink, turns, uniqueId),
    jobs: createJobKeeper(sink, uniqueId),
    open: sink.open,
    emit,
    extension: (name, data) => emit({ type: `${info.agentType}:${name}`, data }),
    report(more) {
      report = { ...report, ...more };
    },
    end(ending) {
      session.ensure();
      for (const draft of closingEvents(sink.open, ending)) {
        if (draft.type !== "sessionEnded") emit(draft);
        else emit({ ...draft, ...report, ...endFacts(session, turns, notices.denials()) });
      }
    },
  };
}

function endFacts(
  session: SessionKeeper,
  turns: TurnKeeper,
  permissionDenials: readonly PermissionDenial[],
): Partial<SessionEndedEvent> {
  const usage = turns.usage();
  const { nativeSessionId } = session.facts();
  return {
    ...(usage !== undefined && usage.completeness !== "unknown" && { usage }),
    ...(nativeSessionId !== undefined && { nativeSessionId }),
    ...(permissionDenials.length > 0 && { permissionDenials: [...permissionDenials] }),
  };
}
