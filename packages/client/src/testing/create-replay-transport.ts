import type { Session, SessionEndedEvent } from "@agentstream/schema";

import { AgentError } from "../agent-error.ts";
import type { Arrival, Place, Transport } from "../transport.ts";
import { pause } from "../with-timeout.ts";
import { readRecording, type RecordedEvent, type Recording } from "./read-recording.ts";

export interface ReplayOptions {
  /** Between two events. Absent: 0. */
  readonly delayMs?: number | undefined;
  /** At a permission or a question the recording waits for an answer; what comes then is as recorded. */
  readonly waitsForAnswers?: boolean | undefined;
  /** The connection is lost after so many events, again and again. Absent: never. */
  readonly disconnectAfter?: number | undefined;
}

/** A call of the client, as it was made. */
export interface ReplayedCall {
  readonly name: Exclude<keyof Transport, "connect" | "getSession">;
  readonly sessionId: string;
  readonly body?: unknown;
}

export interface ReplayTransport extends Transport {
  /** What the client has asked for. */
  readonly calls: readonly ReplayedCall[];
  /** How often it has connected. */
  readonly connections: () => number;
}

/** Plays a recorded session instead of a server: each prompt plays its next run. */
export function createReplayTransport(
  recording: Recording,
  { delayMs = 0, waitsForAnswers = false, disconnectAfter }: ReplayOptions = {},
): ReplayTransport {
  const events = readRecording(recording);
  const sessionId = events[0]?.event.sessionId ?? "replay";
  const calls: ReplayedCall[] = [];
  const answered = new Set<string>();
  let runs = 0;
  let connections = 0;
  let isCancelled = false;
  let changed = new AbortController();

  function note(name: ReplayedCall["name"], body?: unknown): void {
    calls.push({ name, sessionId, ...(body !== undefined && { body }) });
    changed.abort();
    changed = new AbortController();
  }
  function playNextRun(): void {
    if (runs < (events.at(-1)?.run ?? 0)) runs++;
    else throw refused(`The recording has ${runs} runs; expected no further prompt.`);
  }
  /** The events up to the first that cannot come yet. */
  function played(): readonly RecordedEvent[] {
    const end = events.findIndex(({ event, run }, index) => {
      const before = events[index - 1]?.event;
      const isWaiting = waitsForAnswers && before !== undefined && isOpen(before, answered);
      return run > runs || (isWaiting && !isCancelled && event !== before);
    });
    return end === -1 ? events : events.slice(0, end);
  }
  function session(): Session {
    const last = played().at(-1);
    const isRunning = last?.event.type !== "sessionEnded" || last.run < runs;
    return {
      id: sessionId,
      agentType: events[0]?.event.agentType ?? "replay",
      state: isRunning ? "running" : stateAfter(last.event),
      createdAt: events[0]?.event.timestamp ?? "",
      updatedAt: last?.event.timestamp ?? "",
      lastSeq: last?.seq ?? 0,
      turn: runs,
    };
  }
  function check(id: string): void {
    if (id !== sessionId)
      throw new AgentError("sessionNotFound", `The recording is of the session ${sessionId}.`);
  }

  async function* connect({ sessionId: id, after, follow, dialect, signal }: Place) {
    check(id);
    if (dialect !== undefined)
      throw new AgentError("unsupported", "A recording has unified events alone.");
    connections++;
    let seen = after;
    for (let count = 0; ;) {
      const next = played().find(({ seq }) => seq > seen);
      if (next === undefined) {
        if (follow === "run" && session().state !== "running") return;
        await untilAborted(changed.signal, signal);
        continue;
      }
      if (count++ === disconnectAfter) throw lost();
      if (delayMs > 0) await pause(delayMs, signal);
      seen = next.seq;
      const arrival: Arrival = { value: next.event, seq: next.seq };
      yield [arrival];
    }
  }

  return {
    calls,
    connections: () => connections,
    async createSession(request) {
      runs = 0;
      playNextRun();
      note("createSession", request);
      return session();
    },
    async getSession(id) {
      check(id);
      return session();
    },
    async addTurn(id, turn) {
      check(id);
      playNextRun();
      note("addTurn", turn);
      return { turnNumber: runs };
    },
    async cancel(id) {
      check(id);
      isCancelled = true;
      note("cancel");
      return session();
    },
    async answerPermission(id, requestId, answer) {
      check(id);
      answered.add(requestId);
      note("answerPermission", { requestId, ...answer });
    },
    async answerQuestion(id, requestId, answer) {
      check(id);
      answered.add(requestId);
      note("answerQuestion", { requestId, ...answer });
    },
    connect,
  };
}

const refused = (message: string): AgentError => new AgentError("invalidRequest", message);

const lost = (): AgentError =>
  new AgentError("connectionFailed", "The connection is lost, as the test wants it.", {
    isTransient: true,
  });

const isOpen = (event: RecordedEvent["event"], answered: ReadonlySet<string>): boolean =>
  (event.type === "permissionRequested" || event.type === "questionAsked") &&
  !answered.has(event.requestId);

const states: Readonly<Record<SessionEndedEvent["reason"], Session["state"]>> = {
  completed: "done",
  failed: "failed",
  timeout: "failed",
  cancelled: "cancelled",
};

const stateAfter = (event: RecordedEvent["event"]): Session["state"] =>
  event.type === "sessionEnded" ? states[event.reason] : "running";

/** Until the first is aborted; rejects with the reason of the second. */
async function untilAborted(changed: AbortSignal, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    if (signal.aborted) return stop();
    signal.addEventListener("abort", stop, { once: true });
    changed.addEventListener(
      "abort",
      () => {
        signal.removeEventListener("abort", stop);
        resolve();
      },
      { once: true },
    );
  });
}
