import type { OutputEvent, TokenUsage } from "@agentstream/schema";
import { isKnownUsage, isMainThread } from "@agentstream/stream";

import type { ReplyPiece } from "../create-reply.ts";
import { createRun, createRuns } from "../create-runs.ts";
import { none, type Dialect } from "../dialect.ts";
import type { Handlers } from "../handlers.ts";
import { background } from "./background.ts";
import { exitCode } from "./exit-code.ts";
import { createExecuteRun, keepStderr, type ExecuteRun } from "./run.ts";
import { tools } from "./tools.ts";

const handlers: Handlers<ExecuteRun, OutputEvent> = {
  sessionStarted: ({ timestamp }, run) => {
    run.startedAt = timestamp;
    return none;
  },
  textChunk: (chunk, run) => (isMainThread(chunk) ? tokens(run.reply.take(chunk), run) : none),
  thinkingChunk: (chunk) =>
    chunk.content === "" || !isMainThread(chunk)
      ? none
      : [{ kind: "thinking", text: chunk.content }],
  blockDiscarded: ({ blockId }, run) => {
    const { sent, next } = run.reply.discard(blockId);
    run.repeats.expect(sent);
    return tokens(next, run);
  },
  ...tools,
  ...background,
  turnCompleted: (turn, run) => endTurn(turn.usage, run),
  turnFailed: (turn, run) => endTurn(turn.usage, run),
  rawOutput: ({ stream, line }, run) =>
    stream === "stdout" ? [{ kind: "stdout", line }] : keepStderr(run, line),
  log: ({ source, message }, run) => (source === "stderr" ? keepStderr(run, message) : none),
  sessionEnded: (event, run) => {
    const exit_code = exitCode(event);
    const { reason, error, timestamp } = event;
    const duration_ms = event.durationMs ?? elapsed(run.startedAt, timestamp);
    const isFailure = reason === "failed" || reason === "timeout";
    const events = [...tokens(run.reply.release(), run)];
    if (exit_code !== 0) events.push(...stderrOf(run));
    if (isFailure && error !== undefined) events.push(failure(error));
    events.push({ kind: "session_end", exit_code, duration_ms });
    return events;
  },
  sessionUpdated: "ignored",
  turnStarted: "ignored",
  userMessage: "ignored",
  usageReported: "ignored",
  contextCompacted: "ignored",
  toolInputChunk: "ignored",
  toolProgress: "ignored",
  fileChanged: "ignored",
  planUpdated: "ignored",
  permissionRequested: "ignored",
  permissionResolved: "ignored",
  questionAsked: "ignored",
  questionAnswered: "ignored",
  taskStarted: "ignored",
  taskProgress: "ignored",
  taskCompleted: "ignored",
  hookProgress: "ignored",
  error: "ignored",
  rateLimitUpdated: "ignored",
};

/** The family execute: the events of `POST /v1/execute`. */
export const execute = (): Dialect<OutputEvent> =>
  createRuns(() => createRun(createExecuteRun(), handlers, cut));

const cut = (run: ExecuteRun): OutputEvent[] => [
  ...tokens(run.reply.release(), run),
  ...[...run.tools].map(([id, name]): OutputEvent => ({
    kind: "tool_call",
    id,
    name,
    status: "failed",
  })),
  ...stderrOf(run),
  failure("The stream of the session was cut off."),
  { kind: "session_end", exit_code: 1, duration_ms: 0 },
];

const failure = (message: string): OutputEvent => ({ kind: "error", message });

const stderrOf = ({ stderr }: ExecuteRun): OutputEvent[] =>
  stderr.map((line) => ({ kind: "stderr", line }));

function tokens(pieces: readonly ReplyPiece[], { repeats }: ExecuteRun): readonly OutputEvent[] {
  const events: OutputEvent[] = [];
  for (const { content } of pieces) {
    const text = content === "" ? "" : repeats.take(content);
    if (text !== "") events.push({ kind: "agent_token", text });
  }
  return events;
}

function endTurn(usage: TokenUsage | undefined, run: ExecuteRun): readonly OutputEvent[] {
  const rest = tokens(run.reply.release(), run);
  run.repeats.forget();
  return isKnownUsage(usage) ? [...rest, usageOf(usage)] : rest;
}

/** Here the input is without what was read from or written to a cache. */
function usageOf(usage: TokenUsage): OutputEvent {
  const { inputTokens, outputTokens, cachedTokens = 0, cacheWriteTokens = 0 } = usage;
  return {
    kind: "usage",
    input_tokens: Math.max(0, inputTokens - cachedTokens - cacheWriteTokens),
    output_tokens: outputTokens,
    cache_read: cachedTokens,
    cache_write: cacheWriteTokens,
  };
}

/** Milliseconds from one time to another; 0 where one of them is not a time. */
function elapsed(from: string | undefined, to: string): number {
  const difference = from === undefined ? Number.NaN : Date.parse(to) - Date.parse(from);
  return difference > 0 ? difference : 0;
}
