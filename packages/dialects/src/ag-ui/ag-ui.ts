import type { AgUiOutcome, SessionEndedEvent, TokenUsage } from "@agentstream/schema";
import { isKnownUsage, present } from "@agentstream/stream";

import { createPausingRun, createRun, createRuns } from "../create-runs.ts";
import type { Dialect, DialectOptions } from "../dialect.ts";
import type { Handlers } from "../handlers.ts";
import { closeOpen, endStep } from "./close-open.ts";
import { custom } from "./custom.ts";
import { reopen, requests } from "./requests.ts";
import { createAgUiRun, type AgUiEvent, type AgUiRun } from "./run.ts";
import { subagents } from "./subagents.ts";
import { closeBlock, text } from "./text.ts";
import { closeInput, tools } from "./tools.ts";

const handlers: Handlers<AgUiRun, AgUiEvent> = {
  sessionStarted: (_, { threadId, runId }) => [
    { type: "RUN_STARTED", threadId, runId, protocolVersion: "1.0" },
  ],
  turnStarted: ({ turnNumber }, run) => {
    const before = endStep(run);
    run.step = `turn ${turnNumber}`;
    return [...before, { type: "STEP_STARTED", stepName: run.step }];
  },
  turnCompleted: (_, run) => endStep(run),
  turnFailed: (_, run) => endStep(run),
  ...custom,
  ...text,
  ...tools,
  ...requests,
  ...subagents,
  blockDiscarded: ({ blockId, reason }, run) => [
    ...closeBlock(blockId, run),
    ...closeInput(blockId, run),
    { type: "CUSTOM", name: "blockDiscarded", value: { blockId, reason: reason ?? null } },
  ],
  planUpdated: ({ sessionId, entries, explanation = null }) => [
    {
      type: "ACTIVITY_SNAPSHOT",
      messageId: `${sessionId}/plan`,
      activityType: "PLAN",
      content: { entries, explanation },
    },
  ],
  sessionEnded: (event, run) => [...closeOpen(run), ending(event, run)],
  hookProgress: "ignored",
};

/** The events of AG-UI: a run is a run, a turn is a step. */
export const agUi = (options: DialectOptions): Dialect<AgUiEvent> =>
  createRuns((first) => {
    const run = createAgUiRun(first, options);
    return createPausingRun(run, createRun(run, handlers, cut), reopen);
  });

function ending(event: SessionEndedEvent, { threadId, runId }: AgUiRun): AgUiEvent {
  const { reason, error, errorCode, result, usage } = event;
  const spent = isKnownUsage(usage) ? [usageOf(usage)] : undefined;
  if (reason === "failed" || reason === "timeout") {
    const message = error ?? `The session ended: ${reason}.`;
    return present({ type: "RUN_ERROR", message, code: errorCode, usage: spent });
  }
  const outcome: AgUiOutcome = { type: reason === "completed" ? "success" : "cancelled" };
  return present({ type: "RUN_FINISHED", threadId, runId, result, outcome, usage: spent });
}

const usageOf = (usage: TokenUsage) =>
  present({
    inputTokens: usage.inputTokens,
    outputTokens: usage.outputTokens,
    totalTokens: usage.totalTokens,
    reasoningTokens: usage.reasoningTokens,
    cachedInputTokens: usage.cachedTokens,
    cacheWriteInputTokens: usage.cacheWriteTokens,
  });

const cut = (run: AgUiRun): readonly AgUiEvent[] => [
  ...closeOpen(run),
  { type: "RUN_ERROR", message: "The stream of the session was cut off.", code: "noResult" },
];
