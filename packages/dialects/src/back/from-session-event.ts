import type {
  SessionActionPayload,
  SessionCancelledPayload,
  SessionDiffPayload,
  SessionErrorPayload,
  SessionEvent,
  SessionLogPayload,
  SessionPlanPayload,
  SessionToolResultPayload,
} from "@agentstream/schema";
import { isSessionEvent } from "@agentstream/schema/dialects/session-event";

import type { Reader, ReaderOptions } from "./reader.ts";
import {
  beginRun,
  createWriting,
  endRun,
  endTurn,
  ensureTurn,
  takeEvents,
  tell,
  tellWhole,
  type Writing,
} from "./writing.ts";

/** What is kept of a session. */
interface Session {
  readonly writing: Writing;
  calls: number;
  /** The open calls, the oldest first: results have no id. */
  readonly open: { readonly toolId: string; readonly toolName: string }[];
}

interface Payloads {
  readonly plan: SessionPlanPayload;
  readonly log: SessionLogPayload;
  readonly action: SessionActionPayload;
  readonly toolResult: SessionToolResultPayload;
  readonly diff: SessionDiffPayload;
  readonly error: SessionErrorPayload;
  readonly cancelled: SessionCancelledPayload;
}

type Handler<T extends keyof Payloads> = (payload: Payloads[T], session: Session) => void;

const handlers: { readonly [T in keyof Payloads]: Handler<T> } = {
  plan: ({ message }, { writing }) => tellWhole(writing, message),
  log: ({ line }, { writing }) => tellWhole(writing, line),
  action: ({ tool: toolName, args }, session) => {
    const toolId = `call-${++session.calls}`;
    session.open.push({ toolId, toolName });
    ensureTurn(session.writing);
    const given = args === undefined ? {} : { arguments: args };
    tell(session.writing, { type: "toolStarted", toolId, toolName, ...given });
  },
  toolResult: ({ tool, success, output: result }, { writing, open }) => {
    // results have no id: one belongs to the oldest open call of its tool
    const place = open.findIndex(({ toolName }) => toolName === tool);
    const [call] = place === -1 ? [] : open.splice(place, 1);
    if (call === undefined) return;
    const { toolId } = call;
    const returned = result === undefined ? {} : { result };
    tell(writing, { type: "toolCompleted", toolId, success, ...returned });
  },
  diff: ({ file: filePath, diff = "" }, { writing }) =>
    tell(writing, {
      type: "fileChanged",
      filePath,
      changeType: changeTypeOf(diff),
      ...(diff !== "" && { diff }),
    }),
  error: ({ message: error }, { writing }) => {
    const { turnNumber } = writing.open;
    tell(writing, { type: "error", message: error, errorCode: "unknown", fatal: true });
    if (turnNumber !== undefined)
      endTurn(writing, { type: "turnFailed", turnNumber, error, errorCode: "unknown" });
    endRun(writing, { reason: "failed", error, errorCode: "unknown" });
  },
  cancelled: (_, { writing }) => cancel(writing),
};

/**
 * The family session-event read back: the events of a session become unified ones. `end` says in which state the
 * session closed, which no event does where it is done.
 */
export function fromSessionEvent({
  sessionId,
  agentType = "claude",
}: ReaderOptions = {}): Reader & {
  end(state?: "done" | "failed" | "cancelled"): ReturnType<Reader["end"]>;
} {
  let session: Session | undefined;
  return {
    push(value) {
      if (!isSessionEvent(value)) return [];
      session ??= {
        writing: createWriting(sessionId ?? value.sessionId, agentType),
        calls: 0,
        open: [],
      };
      const { writing } = session;
      const time = Date.parse(value.timestamp);
      if (!Number.isNaN(time)) writing.time = Math.max(writing.time, time);
      if (!writing.open.running) beginRun(writing);
      if (isKnown(value)) handle(value, session);
      return takeEvents(writing);
    },
    end(state = "done") {
      if (session === undefined || !session.writing.open.running) return [];
      const { writing } = session;
      if (state === "done") complete(writing);
      else if (state === "cancelled") cancel(writing);
      else endRun(writing, { reason: "failed", detail: "noResult", errorCode: "noResult" });
      return takeEvents(writing);
    },
  };
}

type KnownValue<T extends keyof Payloads = keyof Payloads> = {
  [K in T]: { readonly type: K; readonly payload: Payloads[K] };
}[T];

const isKnown = (value: SessionEvent): value is SessionEvent & KnownValue =>
  Object.hasOwn(handlers, value.type);

// generic, so that TypeScript relates the handler's parameter to this very value
const handle = <T extends keyof Payloads>(value: KnownValue<T>, session: Session): void =>
  handlers[value.type](value.payload, session);

function complete(writing: Writing): void {
  ensureTurn(writing);
  const { turnNumber = 1 } = writing.open;
  const usage = {
    inputTokens: 0,
    outputTokens: 0,
    totalTokens: 0,
    completeness: "unknown",
  } as const;
  endTurn(writing, { type: "turnCompleted", turnNumber, usage });
  endRun(writing, { reason: "completed" });
}

function cancel(writing: Writing): void {
  const error = "The session was cancelled.";
  ensureTurn(writing);
  endRun(writing, { reason: "cancelled", detail: "interrupted", error, errorCode: "cancelled" });
}

function changeTypeOf(diff: string): "created" | "modified" | "deleted" {
  if (/^--- \/dev\/null|^@@ -0,0 /m.test(diff)) return "created";
  return /^\+\+\+ \/dev\/null|^@@ -\S+ \+0,0 /m.test(diff) ? "deleted" : "modified";
}
