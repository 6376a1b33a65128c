import type { Session, SessionEndedEvent, UnifiedEvent } from "@agentstream/schema";

import { AgentError } from "../agent-error.ts";
import { readRecording, type RecordedEvent, type Recording } from "./read-recording.ts";

/** How far a recorded session has been played. */
export interface RecordedSession {
  readonly sessionId: string;
  /** Throws if the recording is of another session. */
  readonly check: (sessionId: string) => void;
  readonly session: () => Session;
  /** The first event after this seq, if it may come yet. */
  readonly next: (after: number) => RecordedEvent | undefined;
  readonly playFirstRun: () => void;
  readonly playNextRun: () => void;
  readonly answer: (requestId: string) => void;
  readonly cancel: () => void;
}

export function createRecordedSession(
  recording: Recording,
  waitsForAnswers: boolean,
): RecordedSession {
  const events = readRecording(recording);
  const lastRun = events.at(-1)?.run ?? 0;
  const sessionId = events[0]?.event.sessionId ?? "replay";
  const answered = new Set<string>();
  let runs = 0;
  let isCancelled = false;

  /** Nothing comes after a request that waits, and nothing of a run that was not asked for. */
  function played(): readonly RecordedEvent[] {
    const waits = ({ event }: RecordedEvent): boolean =>
      waitsForAnswers && !isCancelled && isOpen(event, answered);
    const ofRuns = events.filter(({ run }) => run <= runs);
    const stop = ofRuns.findIndex(waits);
    return stop === -1 ? ofRuns : ofRuns.slice(0, stop + 1);
  }
  function playNextRun(): void {
    if (runs === lastRun)
      throw new AgentError(
        "invalidRequest",
        `The recording has ${lastRun} runs; expected no further prompt.`,
      );
    runs++;
  }

  return {
    sessionId,
    check(id) {
      if (id !== sessionId)
        throw new AgentError("sessionNotFound", `The recording is of the session ${sessionId}.`);
    },
    session: () => sessionAfter(events[0]?.event, played().at(-1), { sessionId, runs }),
    next: (after) => played().find(({ seq }) => seq > after),
    playFirstRun() {
      runs = 0;
      playNextRun();
    },
    playNextRun,
    answer: (requestId) => void answered.add(requestId),
    cancel() {
      isCancelled = true;
    },
  };
}

const isOpen = (event: UnifiedEvent, answered: ReadonlySet<string>): boolean =>
  (event.type === "permissionRequested" || event.type === "questionAsked") &&
  !answered.has(event.requestId);

const states: Readonly<Record<SessionEndedEvent["reason"], Session["state"]>> = {
  completed: "done",
  failed: "failed",
  timeout: "failed",
  cancelled: "cancelled",
};

function sessionAfter(
  first: UnifiedEvent | undefined,
  last: RecordedEvent | undefined,
  { sessionId, runs }: { readonly sessionId: string; readonly runs: number },
): Session {
  const isOver = last?.event.type === "sessionEnded" && last.run === runs;
  return {
    id: sessionId,
    agentType: first?.agentType ?? "replay",
    state: isOver && last.event.type === "sessionEnded" ? states[last.event.reason] : "running",
    createdAt: first?.timestamp ?? "",
    updatedAt: last?.event.timestamp ?? "",
    lastSeq: last?.seq ?? 0,
    turn: runs,
  };
}
