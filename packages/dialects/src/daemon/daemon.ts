import type { SessionEndedEvent, StreamEvent } from "@agentstream/schema";
import { isMainThread, present } from "@agentstream/stream";

import { createRun, createRuns } from "../create-runs.ts";
import { none, type Dialect, type DialectInput, type DialectOptions } from "../dialect.ts";
import { learn, introduceFirst, type Facts } from "../facts.ts";
import type { Handlers } from "../handlers.ts";
import { createDaemonRun, textOfPieces, withRaw, type DaemonRun } from "./run.ts";
import { toolUse } from "./tool-use.ts";

const handlers: Handlers<DaemonRun, StreamEvent> = {
  sessionStarted: (event, run) => {
    learn(run.facts, event);
    return none;
  },
  sessionUpdated: (event, run) => {
    learn(run.facts, event);
    return none;
  },
  textChunk: (chunk, run) =>
    isMainThread(chunk) ? textOfPieces(run.reply.take(chunk), chunk, run) : none,
  blockDiscarded: (event, run) => textOfPieces(run.reply.discard(event.blockId).next, event, run),
  ...toolUse,
  turnCompleted: ({ raw }, run) => {
    run.rawResult = raw;
    return none;
  },
  turnFailed: ({ raw }, run) => {
    run.rawResult = raw;
    return none;
  },
  sessionEnded: (event, run) => [
    ...textOfPieces(run.reply.release(), event, run),
    ending(event, run),
  ],
  turnStarted: "ignored",
  userMessage: "ignored",
  usageReported: "ignored",
  contextCompacted: "ignored",
  thinkingChunk: "ignored",
  fileChanged: "ignored",
  planUpdated: "ignored",
  permissionRequested: "ignored",
  permissionResolved: "ignored",
  questionAnswered: "ignored",
  subagentStarted: "ignored",
  subagentCompleted: "ignored",
  taskStarted: "ignored",
  taskProgress: "ignored",
  taskCompleted: "ignored",
  hookStarted: "ignored",
  hookProgress: "ignored",
  hookCompleted: "ignored",
  error: "ignored",
  log: "ignored",
  rawOutput: "ignored",
  rateLimitUpdated: "ignored",
};

/** Notices about the connection; they may come at any time before the end. */
const notices = new Map<string, (notice: DialectInput) => StreamEvent>([
  ["ping", () => ({ type: "ping" })],
  [
    "queued",
    (notice) => ({ type: "queued", position: "position" in notice ? Number(notice.position) : 1 }),
  ],
]);

/** The family daemon: the stream that `session.send` answers with; `[DONE]` is the encoder's. */
export function daemon(options: DialectOptions = {}): Dialect<StreamEvent> {
  const runs = createRuns((first) => begin(createDaemonRun(first, options)));
  let isOver = false;
  return {
    push(event) {
      if (event.type === "sessionStarted") isOver = false;
      const notice = "id" in event ? undefined : notices.get(event.type);
      if (notice !== undefined) return isOver ? none : [notice(event)];
      const values = runs.push(event);
      if (event.type === "sessionEnded") isOver = true;
      return values;
    },
    end: () => runs.end(),
  };
}

const begin = (run: DaemonRun): ReturnType<typeof createRun<DaemonRun, StreamEvent>> =>
  introduceFirst(run.facts, createRun(run, handlers, cut), () => init(run.facts));

/** Written as its printed samples are: the model first. */
const init = ({ model, nativeSessionId }: Facts): StreamEvent =>
  present({ type: "system", subtype: "init", model, session_id: nativeSessionId });

function ending(event: SessionEndedEvent, run: DaemonRun): StreamEvent {
  const { reason, error } = event;
  if (reason === "cancelled") return { type: "interrupted" };
  if (reason !== "completed") return { type: "error", message: error ?? exitMessage(event, run) };
  const session_id = event.nativeSessionId ?? run.facts.nativeSessionId;
  return withRaw(present({ type: "result", session_id }), { raw: run.rawResult }, run);
}

function exitMessage(
  { reason, exitCode, signal }: SessionEndedEvent,
  { facts }: DaemonRun,
): string {
  if (reason === "timeout") return "The session timed out";
  const name = facts.agentType.charAt(0).toUpperCase() + facts.agentType.slice(1);
  const how = signal === undefined ? `code=${exitCode ?? 1}` : `signal=${signal}`;
  return `${name} process exited abnormally (${how})`;
}

const cut = (): readonly StreamEvent[] => [
  { type: "error", message: "The stream of the session was cut off." },
];
