import type { DialectName } from "@agentstream/dialects";
import type { EventType, UnifiedEvent } from "@agentstream/schema";
import { isMainThread } from "@agentstream/stream";

type Events = readonly UnifiedEvent[];
/** How many values of a kind there must be, at least and at most. */
type Expected = (events: Events) => readonly [number, number];

const count = (events: Events, ...types: EventType[]): number =>
  events.filter(({ type }) => types.some((one) => one === type)).length;

const each =
  (...types: EventType[]): Expected =>
  (events) => [count(events, ...types), count(events, ...types)];

const atLeast =
  (...types: EventType[]): Expected =>
  (events) => [count(events, ...types), Infinity];

/** The thoughts of the main thread that came to an end, and were more than nothing. */
const thoughts = (events: Events, kind?: "summary"): number =>
  events.filter(
    (event) =>
      event.type === "thinkingChunk" &&
      event.isComplete === true &&
      event.text !== "" &&
      isMainThread(event) &&
      (kind === undefined || event.kind === kind),
  ).length;

const thoughtPieces: Expected = (events) => {
  const pieces = events.filter(
    (event) => event.type === "thinkingChunk" && event.content !== "" && isMainThread(event),
  ).length;
  return [pieces, pieces];
};

const calls = (events: Events): number =>
  events.filter(({ type, ...event }) => type === "toolStarted" && "arguments" in event).length;

const isFailed: Expected = (events) => {
  const failed = events.filter(
    (event) =>
      event.type === "sessionEnded" &&
      (event.reason === "failed" || event.reason === "timeout") &&
      event.error !== undefined,
  ).length;
  return [failed, 1];
};

const isStderr = (event: UnifiedEvent): boolean =>
  (event.type === "log" && event.source === "stderr") ||
  (event.type === "rawOutput" && event.stream === "stderr");

const stderrOfFailed: Expected = (events) => {
  const isGood = events.some(
    (event) => event.type === "sessionEnded" && event.reason === "completed",
  );
  const lines = isGood ? 0 : Math.min(1000, events.filter(isStderr).length);
  return [lines, lines === 0 ? 0 : 2000];
};

const prompts: Expected = (events) => {
  const prompted = events.filter(
    (event) => event.type === "turnStarted" && (event.prompt ?? "") !== "",
  ).length;
  return [prompted, prompted + count(events, "userMessage")];
};

/** What a dialect sends as often as it happens. */
const counts: { readonly [Name in DialectName]: Readonly<Record<string, Expected>> } = {
  execute: {
    thinking: thoughtPieces,
    tool_result: each("toolCompleted"),
    subagent: each("subagentStarted", "subagentCompleted"),
    error: isFailed,
    stderr: stderrOfFailed,
  },
  ues: {
    thinking: (events) => [thoughts(events, "summary"), thoughts(events, "summary")],
    permission_request: each("permissionRequested"),
    error: (events) => [count(events, "error"), count(events, "error") + 1],
    file_change: each("fileChanged"),
    plan_update: each("planUpdated"),
    turn_started: each("turnStarted"),
    turn_completed: each("turnCompleted"),
    turn_failed: each("turnFailed"),
    user_message: each("userMessage"),
    block_discarded: each("blockDiscarded"),
    tool_progress: each("toolProgress"),
    permission_resolved: each("permissionResolved"),
    question_asked: each("questionAsked"),
    question_answered: each("questionAnswered"),
    subagent_started: each("subagentStarted"),
    subagent_completed: each("subagentCompleted"),
    task_started: each("taskStarted"),
    task_progress: each("taskProgress"),
    task_completed: each("taskCompleted"),
    hook_started: each("hookStarted"),
    hook_completed: each("hookCompleted"),
    usage_reported: each("usageReported"),
    rate_limit_updated: each("rateLimitUpdated"),
    context_compacted: each("contextCompacted"),
    log: each("log"),
    raw_output: each("rawOutput"),
  },
  daemon: {},
  "session-event": {
    plan: (events) => {
      const sent = thoughts(events) + count(events, "planUpdated");
      return [sent, sent];
    },
  },
  acp: {
    agent_thought_chunk: thoughtPieces,
    user_message_chunk: prompts,
    plan: each("planUpdated"),
    compaction_update: each("contextCompacted"),
    notice: atLeast("error"),
  },
  "ag-ui": {
    ACTIVITY_SNAPSHOT: each("planUpdated"),
    REASONING_MESSAGE_CONTENT: (events) => [thoughtPieces(events)[0], Infinity],
    TOOL_CALL_ARGS: (events) => [calls(events), Infinity],
    CUSTOM: atLeast(
      "fileChanged",
      "permissionRequested",
      "permissionResolved",
      "questionAsked",
      "questionAnswered",
      "error",
      "log",
      "usageReported",
      "blockDiscarded",
      "taskStarted",
      "hookStarted",
    ),
  },
  "ai-sdk": {
    "reasoning-delta": thoughtPieces,
    "data-discarded": each("blockDiscarded"),
    "data-file": each("fileChanged"),
    "data-plan": each("planUpdated"),
    "data-permission": each("permissionRequested", "permissionResolved"),
    "data-question": each("questionAsked", "questionAnswered"),
    "data-subagent": each("subagentStarted", "subagentCompleted"),
    "data-task": each("taskStarted", "taskCompleted"),
    error: isFailed,
  },
};

/** What kind of value it is, in any dialect; an extension without its namespace. */
export function kindOf(value: unknown): string {
  const { kind, type, params } = Object(value);
  return String(kind ?? type ?? Object(params).update?.sessionUpdate).replace(/^[\w-]+:/, "");
}

/** Kinds of which there are too few or too many. */
export function checkCounts(
  name: DialectName,
  values: readonly unknown[],
  events: Events,
): string[] {
  return Object.entries(counts[name]).flatMap(([kind, expected]) => {
    const [least, most] = expected(events);
    const sent = values.filter((value) => kindOf(value) === kind).length;
    return sent >= least && sent <= most ? [] : [`${sent} ${kind}, not ${least} to ${most}`];
  });
}
