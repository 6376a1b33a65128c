import type { PermissionDenial, SessionEndedEvent } from "@agentstream/schema/written";
import { type Ending, type EventDraft, type Undefinable, present } from "@agentstream/stream";
import {
  closingEvents,
  type OpenThings,
  type SurvivesTurn,
  withoutLargeResult,
} from "@agentstream/stream/internal";

import type { TranslatorOptions } from "./adapter.ts";
import type { AnswerHandler } from "./answer-handler.ts";
import type { CreateAsking } from "./asking.ts";
import { WrittenBlocks, type BlockEmitter } from "./block-emitter.ts";
import type { EventWriter } from "./event-writer.ts";
import { createIdRegistry } from "./id-registry.ts";
import type { ExitInput } from "./input.ts";
import { WrittenJobs, type JobEmitter } from "./job-emitter.ts";
import { createNoticeEmitter, type NoticeEmitter } from "./notice-emitter.ts";
import type { RequestEmitter } from "./request-emitter.ts";
import {
  createSessionEmitter,
  type SessionEmitter,
  type SessionFacts,
  type SessionInfo,
} from "./session-emitter.ts";
import { WrittenTools, type ToolEmitter } from "./tool-emitter.ts";
import { WrittenTurns, type TurnEmitter } from "./turn-emitter.ts";
import { withKnownTool } from "./with-known-tool.ts";

/** Facts at the end of a run, in addition to how it ended. */
type RunReport = Undefinable<
  Pick<SessionEndedEvent, "costUsd" | "costSource" | "result" | "durationMs">
>;

/**
 * The handlers of an adapter emit events with it. It keeps the stream rules for all adapters: everything that starts
 * also ends, nothing ends that did not start, and no event lies outside of a run or a turn.
 */
export interface Emitter extends NoticeEmitter {
  readonly session: SessionEmitter;
  readonly turns: TurnEmitter;
  readonly blocks: BlockEmitter;
  readonly tools: ToolEmitter;
  readonly requests: RequestEmitter;
  readonly answers: AnswerHandler;
  readonly jobs: JobEmitter;
  readonly open: OpenThings;
  /** Emits any other event. */
  readonly emit: (draft: EventDraft) => void;
  /** A native event that has no meaning among ours: `name` is its type or method. */
  readonly extension: (name: string, data: unknown) => void;
  /** Adds facts to the end of the run. */
  readonly report: (report: RunReport) => void;
  /** Closes everything; `exit`: what the host adds to the end. */
  readonly end: (ending: Ending, exit?: Pick<ExitInput, "durationMs" | "ifFailed">) => void;
  /** The next run of the same process: nothing of the last one is open, and what was learnt of the session stays. */
  readonly renew: (writer: EventWriter, options: TranslatorOptions) => void;
}

/** What belongs to one run. */
type RunEmitter = Omit<Emitter, "renew">;

/** What distinguishes the emitters of protocols. */
export interface EmitterParts {
  readonly info: SessionInfo;
  readonly survivesTurn: SurvivesTurn;
  readonly asking: CreateAsking;
}

export function createEmitter(
  writer: EventWriter,
  options: TranslatorOptions,
  parts: EmitterParts,
): Emitter {
  const emitter: Emitter = {
    ...createRunEmitter(writer, options, parts, {}),
    renew(next, nextOptions) {
      const known = emitter.session.facts();
      Object.assign(emitter, createRunEmitter(next, nextOptions, parts, known));
    },
  };
  return emitter;
}

function createRunEmitter(
  writer: EventWriter,
  options: TranslatorOptions,
  { info, survivesTurn, asking }: EmitterParts,
  known: SessionFacts,
): RunEmitter {
  const { run = 1, firstTurn = 1, answerTimeoutMs, confines, now } = options;
  const uniqueId = createIdRegistry(run);
  const { emit } = writer;
  const session = createSessionEmitter(writer, options, info, known);
  writer.beginWith(session.ensure);
  const deadline = () => (answerTimeoutMs === undefined ? undefined : now() + answerTimeoutMs);
  const notices = createNoticeEmitter(writer);
  const { requests, answers } = asking({ writer, notices, uniqueId, deadline, confines });
  const turns = new WrittenTurns(writer, requests, notices, { firstTurn, survivesTurn });
  const tools = new WrittenTools(writer, turns, requests, uniqueId);
  let report: RunReport = {};

  return {
    ...notices,
    session,
    turns,
    requests,
    answers,
    blocks: new WrittenBlocks(writer, turns, uniqueId),
    tools,
    jobs: new WrittenJobs(writer, uniqueId),
    open: writer.open,
    emit,
    extension: (name, data) => emit({ type: `${info.agentType}:${name}`, data }),
    report(more) {
      report = { ...report, ...present(more) };
    },
    end(ending, { durationMs, ifFailed = [] } = {}) {
      session.ensure();
      for (const draft of closingEvents(writer.open, ending)) {
        const isEnd = draft.type === "sessionEnded";
        if (isEnd && isFailure(ending)) for (const own of ifFailed) emit(own);
        const facts = isEnd ? endFacts(session, turns, knownDenials(notices, tools)) : {};
        const own = { durationMs: wholeMs(durationMs), ...report, ...facts };
        emit(isEnd ? withoutLargeResult({ ...draft, ...own }) : draft);
      }
    },
  };
}

const knownDenials = (notices: NoticeEmitter, tools: ToolEmitter): PermissionDenial[] =>
  notices.denials().map((denial) => withKnownTool(denial, tools));

const isFailure = ({ reason }: Ending): boolean => reason === "failed" || reason === "timeout";

const wholeMs = (ms: number | undefined): number | undefined =>
  ms === undefined ? undefined : Math.max(0, Math.round(ms));

function endFacts(
  session: SessionEmitter,
  turns: TurnEmitter,
  permissionDenials: PermissionDenial[],
): Undefinable<Pick<SessionEndedEvent, "usage" | "nativeSessionId" | "permissionDenials">> {
  const usage = turns.usage();
  const { nativeSessionId } = session.facts();
  return {
    usage: usage?.completeness === "unknown" ? undefined : usage,
    nativeSessionId,
    permissionDenials: permissionDenials.length > 0 ? permissionDenials : undefined,
  };
}
