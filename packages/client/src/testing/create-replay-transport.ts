import { AgentError } from "../agent-error.ts";
import { createSignal, type Signal } from "../create-signal.ts";
import { isOver } from "../is-over.ts";
import type { Arrival, Place, Transport } from "../transport.ts";
import { pause } from "../with-timeout.ts";
import { createRecordedSession, type RecordedSession } from "./create-recorded-session.ts";
import type { Recording } from "./read-recording.ts";

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
  readonly name: Exclude<keyof Transport, "connect" | "getSession" | "listSessions" | "listAgents">;
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
  options: ReplayOptions = {},
): ReplayTransport {
  const recorded = createRecordedSession(recording, options.waitsForAnswers ?? false);
  const changed = createSignal();
  const calls: ReplayedCall[] = [];
  let connections = 0;
  return {
    calls,
    connections: () => connections,
    ...createCalls(recorded, (call) => {
      calls.push(call);
      changed.notify();
    }),
    connect(place) {
      connections++;
      return play(recorded, changed, place, options);
    },
  };
}

/** What a client may ask for; each call that changes something is noted. */
function createCalls(
  recorded: RecordedSession,
  note: (call: ReplayedCall) => void,
): Omit<Transport, "connect"> {
  const { sessionId, session } = recorded;
  function take(name: ReplayedCall["name"], id: string, work: () => void, body?: unknown): void {
    recorded.check(id);
    work();
    note({ name, sessionId: id, body });
  }
  return {
    async createSession(request) {
      take("createSession", sessionId, recorded.playFirstRun, request);
      return session();
    },
    async getSession(id) {
      recorded.check(id);
      return session();
    },
    async listSessions() {
      return { sessions: [session()], next: null };
    },
    async deleteSession(id) {
      take("deleteSession", id, () => {});
    },
    async listAgents() {
      const { agentType } = session();
      return [{ agentType, name: agentType, installed: true, tested: [], can: [], cannot: [] }];
    },
    async addTurn(id, turn) {
      take("addTurn", id, recorded.playNextRun, turn);
      return { turnNumber: session().turn };
    },
    async cancel(id) {
      take("cancel", id, recorded.cancel);
      return session();
    },
    async answerPermission(id, requestId, answer) {
      const body = { requestId, ...answer };
      take("answerPermission", id, () => recorded.answer(requestId), body);
    },
    async answerQuestion(id, requestId, answer) {
      const body = { requestId, ...answer };
      take("answerQuestion", id, () => recorded.answer(requestId), body);
    },
  };
}

/** The events that may come, one at a time, to the end of the newest run. */
async function* play(
  recorded: RecordedSession,
  changed: Signal,
  { sessionId, after, follow, dialect, signal }: Place,
  { delayMs = 0, disconnectAfter = Number.POSITIVE_INFINITY }: ReplayOptions,
): AsyncGenerator<readonly Arrival[], void, undefined> {
  recorded.check(sessionId);
  if (dialect !== undefined)
    throw new AgentError("unsupported", "A recording has unified events alone.");
  let seen = after;
  for (let count = 0; ;) {
    const next = recorded.next(seen);
    if (next === undefined) {
      if (follow === "run" && isOver(recorded.session())) return;
      await changed.wait(signal);
      continue;
    }
    if (count++ === disconnectAfter) throw lost();
    if (delayMs > 0) await pause(delayMs, signal);
    seen = next.seq;
    yield [{ value: next.event, seq: next.seq }];
  }
}

const lost = (): AgentError =>
  new AgentError("connectionFailed", "The connection is lost, as the test wants it.", {
    isTransient: true,
  });
