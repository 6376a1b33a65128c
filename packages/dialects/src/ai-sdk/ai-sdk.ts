import type { SessionEndedEvent } from "@agentstream/schema";
import { present } from "@agentstream/stream";

import { createRun, createRuns } from "../create-runs.ts";
import type { Dialect } from "../dialect.ts";
import type { Handlers } from "../handlers.ts";
import { data } from "./data.ts";
import { createAiSdkRun, type AiSdkRun, type UiMessageChunk } from "./run.ts";
import { closeBlocks, neverStarted, text } from "./text.ts";
import { closeTools, tools } from "./tools.ts";

const handlers: Handlers<AiSdkRun, UiMessageChunk> = {
  sessionStarted: ({ sessionId, run: number = 1, agentType, model }) => {
    const messageMetadata = present({ sessionId, agentType, model });
    return [{ type: "start", messageId: `${sessionId}/${number}`, messageMetadata }];
  },
  turnStarted: (_, run) => {
    const before = endStep(run);
    run.isInStep = true;
    return [...before, { type: "start-step" }];
  },
  turnCompleted: (_, run) => endStep(run),
  turnFailed: (_, run) => endStep(run),
  ...text,
  ...tools,
  ...data,
  sessionEnded: (event, run) => [...closeAll(run), ...ending(event)],
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
export const aiSdk = (): Dialect<UiMessageChunk> =>
  createRuns(() => createRun(createAiSdkRun(), handlers, cut));

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

function ending(event: SessionEndedEvent): UiMessageChunk[] {
  const { reason, error, usage, costUsd, durationMs } = event;
  const messageMetadata = present({ usage, costUsd, durationMs });
  if (reason === "cancelled") return [{ type: "abort" }];
  if (reason === "completed") return [{ type: "finish", finishReason: "stop", messageMetadata }];
  return [
    { type: "error", errorText: error ?? `The session ended: ${reason}.` },
    { type: "finish", finishReason: "error", messageMetadata },
  ];
}

const cut = (run: AiSdkRun): readonly UiMessageChunk[] => [
  ...closeAll(run),
  { type: "error", errorText: "The stream of the session was cut off." },
  { type: "finish", finishReason: "error" },
];
