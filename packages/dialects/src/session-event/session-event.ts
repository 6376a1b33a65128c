import type {
  SessionEvent,
  TextChunkEvent,
  ThinkingChunkEvent,
  ToolCompletedEvent,
  ToolFailedEvent,
  ToolStartedEvent,
  UnifiedEvent,
} from "@agentstream/schema";
import { isMainThread, present } from "@agentstream/stream";

import { createLateStarts, type LateStarts } from "../create-late-starts.ts";
import { createRun, createRuns } from "../create-runs.ts";
import { createWholeTexts, type WholeTexts } from "../create-whole-texts.ts";
import { none, type Dialect } from "../dialect.ts";
import type { Handlers } from "../handlers.ts";
import { deriveUuids } from "./derive-uuids.ts";
import { diffText } from "./diff-text.ts";
import { planText } from "./plan-text.ts";

/** What is kept of a run. */
interface SessionRun {
  /** The open blocks of text or thinking. */
  readonly blocks: WholeTexts;
  /** The name of each open tool. */
  readonly tools: Map<string, string>;
  readonly lateStarts: LateStarts;
  /** The id of the event at a seq. */
  readonly uuid: (seq: number) => string;
  /** The place of the previous event, for values that no event stands for. */
  latest: Place;
}

type Place = Pick<UnifiedEvent, "seq" | "sessionId" | "timestamp">;

const handlers: Handlers<SessionRun, SessionEvent> = {
  textChunk: (chunk, run) => {
    const line = wholeText(chunk, run);
    if (line === "") return none;
    const { sessionId, timestamp } = chunk;
    return [{ id: idOf(chunk, run), sessionId, type: "log", payload: { line }, timestamp }];
  },
  thinkingChunk: (chunk, run) => plan(chunk, wholeText(chunk, run), run),
  planUpdated: (event, run) => plan(event, planText(event.entries, event.explanation), run),
  blockDiscarded: ({ blockId }, run) => {
    run.blocks.discard(blockId);
    return none;
  },
  toolStarted: (event, run) => {
    run.tools.set(event.toolId, event.toolName);
    return run.lateStarts.take(event).map((start) => action(start, run));
  },
  toolCompleted: (event, run) => [
    ...run.lateStarts.release(event.toolId, event).map((start) => action(start, run)),
    toolResult(event, run, event.success, event.result ?? event.error),
  ],
  toolFailed: (event, run) => [
    ...run.lateStarts
      .release(event.toolId, { timestamp: event.timestamp })
      .map((start) => action(start, run)),
    toolResult(event, run, false, event.error ?? event.reason),
  ],
  fileChanged: (event, run) => {
    const { filePath: file, sessionId, timestamp } = event;
    const payload = { file, diff: diffText(event) };
    return [{ id: idOf(event, run), sessionId, type: "diff", payload, timestamp }];
  },
  sessionEnded: (event, run) => {
    const { reason, error = `The session ended: ${reason}.`, sessionId, timestamp } = event;
    const id = idOf(event, run);
    if (reason === "completed") return none;
    return reason === "cancelled"
      ? [{ id, sessionId, type: "cancelled", payload: {}, timestamp }]
      : [{ id, sessionId, type: "error", payload: { message: error }, timestamp }];
  },
  sessionStarted: "ignored",
  sessionUpdated: "ignored",
  turnStarted: "ignored",
  userMessage: "ignored",
  turnCompleted: "ignored",
  turnFailed: "ignored",
  usageReported: "ignored",
  contextCompacted: "ignored",
  toolInputChunk: "ignored",
  toolProgress: "ignored",
  permissionRequested: (event, run) =>
    run.lateStarts.release(event.toolId, event).map((start) => action(start, run)),
  permissionResolved: "ignored",
  questionAsked: "ignored",
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

/** The family session-event: whole texts, calls and diffs, one event each. */
export const sessionEvent = (): Dialect<SessionEvent> =>
  createRuns((first) => {
    const uuid = deriveUuids(first.sessionId);
    const run: SessionRun = {
      blocks: createWholeTexts(),
      tools: new Map(),
      lateStarts: createLateStarts(),
      uuid,
      latest: first,
    };
    return createRun(run, handlers, cut);
  });

function idOf(event: Place, run: SessionRun): string {
  const { seq = (run.latest.seq ?? 0) + 1, sessionId, timestamp } = event;
  run.latest = { seq, sessionId, timestamp };
  return run.uuid(seq);
}

/** The text of a block, at its end; "" for what a sub-agent says. */
const wholeText = (chunk: TextChunkEvent | ThinkingChunkEvent, { blocks }: SessionRun): string =>
  isMainThread(chunk) ? blocks.take(chunk) : "";

function plan(event: Place, message: string, run: SessionRun): readonly SessionEvent[] {
  const { sessionId, timestamp } = event;
  return message === ""
    ? none
    : [{ id: idOf(event, run), sessionId, type: "plan", payload: { message }, timestamp }];
}

function action(event: ToolStartedEvent, run: SessionRun): SessionEvent {
  const { toolName: tool, arguments: args = {}, sessionId, timestamp } = event;
  const id = idOf(event, run);
  return { id, sessionId, type: "action", payload: { tool, args }, timestamp };
}

function toolResult(
  event: ToolCompletedEvent | ToolFailedEvent,
  run: SessionRun,
  success: boolean,
  output: unknown,
): SessionEvent {
  const { toolId, toolName = "", sessionId, timestamp } = event;
  const tool = run.tools.get(toolId) ?? toolName;
  run.tools.delete(toolId);
  const payload = present({ tool, success, output });
  return { id: idOf(event, run), sessionId, type: "toolResult", payload, timestamp };
}

/** Its place follows the latest value that was sent. */
function cut(run: SessionRun): readonly SessionEvent[] {
  const { latest } = run;
  const actions = run.lateStarts.rest().map((start) => action(start, run));
  const { seq = 0, sessionId, timestamp } = latest;
  const message = "The stream of the session was cut off.";
  return [
    ...actions,
    { id: run.uuid(seq + 1), sessionId, type: "error", payload: { message }, timestamp },
  ];
}
