import { closingEvents, type Ending, type EventDraft, type OpenThings, type Outlives } from "@agentstream/stream";
import type { ErrorEvent, LogEvent, PermissionDenial, PlanEntry, SessionEndedEvent } from "@agentstream/schema";

import type { TranslatorOptions } from "./adapter.ts";
import { createBlockKeeper, type BlockKeeper } from "./block-keeper.ts";
import { createIdRegistry } from "./id-registry.ts";
import { createJobKeeper, type JobKeeper } from "./job-keeper.ts";
import { createRequestKeeper, type RequestKeeper } from "./request-keeper.ts";
import { createSessionKeeper, type SessionInfo, type SessionKeeper } from "./session-keeper.ts";
import type { Sink } from "./sink.ts";
import { createToolKeeper, type ToolKeeper } from "./tool-keeper.ts";
import { createTurnKeeper, type TurnKeeper } from "./turn-keeper.ts";

type Told<T> = Omit<T, "type" | "id" | "sessionId" | "timestamp">;
/** What the end of a run says besides how it ended. */
export type RunReport = Partial<Pick<SessionEndedEvent, "costUsd" | "costSource" | "result" | "durationMs">>;

/**
 * What an adapter's handlers tell events with. It holds the rules of the stream, so that no adapter has to: all
 * that is begun is ended, nothing is ended that was not begun, and nothing is told outside of a run or a turn.
 */
export interface Keeper {
  readonly session: SessionKeeper;
  readonly turns: TurnKeeper;
  readonly blocks: BlockKeeper;
  readonly tools: ToolKeeper;
  readonly requests: RequestKeeper;
  readonly jobs: JobKeeper;
  readonly open: OpenThings;
  /** Any other event. */
  readonly emit: (draft: EventDraft) => void;
  /** An error, unless it is the one that was told last. */
  readonly error: (error: Told<ErrorEvent>) => void;
  /** A log, unless it is the one that was told last. */
  readonly log: (level: LogEvent["level"], message: string, source?: string) => void;
  /** The whole plan, unless it is the one that was told last. */
  readonly plan: (entries: readonly PlanEntry[], explanation?: string) => void;
  /** A native event that has no meaning among ours: `name` is its type or method. */
  readonly extension: (name: string, data: unknown) => void;
  /** Something that the agent was not allowed to do: for the end of the run. Once per call. */
  readonly deny: (denial: PermissionDenial) => void;
  readonly denials: () => readonly PermissionDenial[];
  /** What the end of the run is to say. */
  readonly report: (report: RunReport) => void;
  /** The last fatal error that was told. */
  readonly fatalError: () => Told<ErrorEvent> | undefined;
  /** Closes everything. */
  readonly end: (ending: Ending) => void;
}

export function createKeeper(
  bare: Sink,
  options: TranslatorOptions,
  info: SessionInfo,
  outlives: Outlives,
): Keeper {
  const { run = 1, firstTurn = 1 } = options;
  const uniqueId = createIdRegistry(run);
  const session = createSessionKeeper(bare, options, info);
  const sink: Sink = {
    ...bare,
    emit(draft) {
      session.ensure();
      bare.emit(draft);
    },
  };
  const requests = createRequestKeeper(sink, session, uniqueId);
  const turns = createTurnKeeper(sink, session, requests, { firstTurn, outlives });
  const denials: PermissionDenial[] = [];
  let report: RunReport = {};
  let fatal: Told<ErrorEvent> | undefined;
  const isNews = createNewsFilter();

  return {
    session,
    turns,
    requests,
    blocks: createBlockKeeper(sink, turns, uniqueId),
    tools: createToolKeeper(sink, turns, uniqueId),
    jobs: createJobKeeper(sink, session, uniqueId),
    open: sink.open,
    emit: sink.emit,
    error(error) {
      if (error.fatal) fatal = error;
      if (isNews("error", error.message)) sink.emit({ type: "error", ...error });
    },
    log(level, message, source) {
      if (!isNews("log", message)) return;
      sink.emit({ type: "log", level, message, ...(source !== undefined && { source }) });
    },
    plan(entries, explanation) {
      if (!isNews("plan", JSON.stringify([entries, explanation]))) return;
      const explained = explanation === undefined ? {} : { explanation };
      sink.emit({ type: "planUpdated", entries: [...entries], ...explained });
    },
    extension: (name, data) => sink.emit({ type: `${info.agentType}:${name}`, data }),
    deny(denial) {
      const isKnown = denials.some(
        ({ toolId, message }) =>
          (toolId !== undefined && toolId === denial.toolId) ||
          (denial.toolId === undefined && message === denial.message),
      );
      if (!isKnown) denials.push(denial);
    },
    denials: () => denials,
    report(more) {
      report = { ...report, ...more };
    },
    fatalError: () => fatal,
    end(ending) {
      session.ensure();
      for (const draft of closingEvents(sink.open, ending)) {
        if (draft.type !== "sessionEnded") sink.emit(draft);
        else sink.emit({ ...draft, ...report, ...endFacts(session, turns, denials) });
      }
    },
  };
}

function endFacts(
  session: SessionKeeper,
  turns: TurnKeeper,
  permissionDenials: PermissionDenial[],
): Partial<SessionEndedEvent> {
  const usage = turns.usage();
  const { nativeSessionId } = session.facts();
  return {
    ...(usage !== undefined && usage.completeness !== "unknown" && { usage }),
    ...(nativeSessionId !== undefined && { nativeSessionId }),
    ...(permissionDenials.length > 0 && { permissionDenials }),
  };
}

/** Whether something differs from the last of its kind. */
function createNewsFilter(): (kind: string, text: string) => boolean {
  const last = new Map<string, string>();
  return (kind, text) => {
    if (last.get(kind) === text) return false;
    last.set(kind, text);
    return true;
  };
}
