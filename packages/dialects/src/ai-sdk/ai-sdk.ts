import type { SessionEndedEvent, TurnCompletedEvent, TurnFailedEvent } from "@agentstream/schema";
import { present } from "@agentstream/stream";

import { createPausingRun, createRun, createRuns } from "../create-runs.ts";
import type { Dialect, DialectOptions } from "../dialect.ts";
import type { Handlers } from "../handlers.ts";
import { approvals, reopen } from "./approvals.ts";
import { data } from "./data.ts";
import { finishReasonOf } from "./finish-reason.ts";
import { createAiSdkRun, type AiSdkRun, type UiMessageChunk } from "./run.ts";
import { closeBlocks, neverStarted, text } from "./text.ts";
import { closeTools, tools } from "./tools.ts";

const handlers: Handlers<AiSdkRun, UiMessageChunk> = {
  sessionStarted: ({ sessionId, run, seq, agentType, model }, { messageId }) => {
    const messageMetadata = present({ sessionId, run, seq, agentType, model });
    return [{ type: "start", messageId, messageMetadata }];
  },
  turnStarted: (_, run) => {
    const before = endStep(run);
    run.isInStep = true;
    run.stepParts.clear();
    return [...before, { type: "start-step" }];
  },
  turnCompleted: endTurn,
  turnFailed: endTurn,
  ...text,
  ...tools,
  ...data,
  ...approvals,
  sessionEnded: (event, run) => [...closeAll(run), ...ending(event, run)],
  sessionUpdated: "ignored",
  userMessage: "ignored",
  usageReported: "ignored",
  contextCompacted: "ignored",
  taskProgress: "ignored",
  hookStarted: "ignored",
  hookProgress: "ignored",
  hookCompleted: "ignored",
  rawOutput: "ignored",
  rateLimitUpdated: "ignored",
};

/** The UI message stream of the AI SDK (`useChat`): a run is one message, a turn is a step of it. */
export const aiSdk = (options: DialectOptions): Dialect<UiMessageChunk> =>
  createRuns((first) => {
    const run = createAiSdkRun(first, options);
    return createPausingRun(run, createRun(run, handlers, cut), reopen);
  });

function endTurn(
  { stopReason }: TurnCompletedEvent | TurnFailedEvent,
  run: AiSdkRun,
): readonly UiMessageChunk[] {
  run.stopReason = stopReason;
  return endStep(run);
}

function endStep(run: AiSdkRun): UiMessageChunk[] {
  if (!run.isInStep) return [];
  run.isInStep = false;
  return [...closeBlocks(run), { type: "finish-step" }];
}

const closeAll = (run: AiSdkRun): UiMessageChunk[] => [
  ...[...run.inputs].map(([toolId, name]) => neverStarted(toolId, name)),
  ...closeTools(run),
  ...endStep(run),
  ...closeBlocks(run),
];

function ending(event: SessionEndedEvent, run: AiSdkRun): UiMessageChunk[] {
  const { reason, error, usage, costUsd, durationMs, seq } = event;
  const messageMetadata = present({ seq, usage, costUsd, durationMs });
  const finishReason = finishReasonOf(event, run);
  const finish: UiMessageChunk = { type: "finish", finishReason, messageMetadata };
  if (reason === "completed" || finishReason === "interrupted") return [finish];
  // its reader takes nothing after an error, and nothing from an abort
  const metadata: UiMessageChunk = { type: "message-metadata", messageMetadata };
  if (reason === "cancelled") return [metadata, { type: "abort" }];
  const errorText = error ?? `The session ended: ${reason}.`;
  return [metadata, { type: "error", errorText }, finish];
}

const cut = (run: AiSdkRun): readonly UiMessageChunk[] => [
  ...closeAll(run),
  { type: "error", errorText: "The stream of the session was cut off." },
  { type: "finish", finishReason: "error" },
];
