import type { AgUiOutcome, SessionEndedEvent, TokenUsage } from "@agentstream/schema";
import { isKnownUsage } from "@agentstream/stream";

import { createRun, createRuns } from "../create-runs.ts";
import { none, type Dialect } from "../dialect.ts";
import type { Handlers } from "../handlers.ts";
import { custom } from "./custom.ts";
import { createAgUiRun, type AgUiEvent, type AgUiRun } from "./run.ts";
import { subagents } from "./subagents.ts";
import { closeBlock, text } from "./text.ts";
import { closeInput, tools } from "./tools.ts";

const handlers: Handlers<AgUiRun, AgUiEvent> = {
  sessionStarted: ({ sessionId: threadId }, { runId }) => [
    { type: "RUN_STARTED", threadId, runId },
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
  sessionEnded: (event, run) => [...closeAll(run), ending(event, run)],
};

/** The events of AG-UI: a run is a run, a turn is a step. */
export const agUi = (): Dialect<AgUiEvent> =>
  createRuns((first) => createRun(createAgUiRun(first), handlers, cut));

function endStep(run: AgUiRun): readonly AgUiEvent[] {
  const { step: stepName } = run;
  run.step = undefined;
  return stepName === undefined ? none : [{ type: "STEP_FINISHED", stepName }];
}

const closeAll = (run: AgUiRun): AgUiEvent[] => [
  ...[...run.blocks.keys()].flatMap((id) => closeBlock(id, run)),
  ...[...run.inputs.keys()].flatMap((id) => closeInput(id, run)),
  ...endStep(run),
];

function ending(event: SessionEndedEvent, { runId }: AgUiRun): AgUiEvent {
  const { sessionId: threadId, reason, error, errorCode, result, usage } = event;
  const spent = isKnownUsage(usage) ? { usage: [usageOf(usage)] } : {};
  if (reason === "failed" || reason === "timeout") {
    const message = error ?? `The session ended: ${reason}.`;
    return {
      type: "RUN_ERROR",
      message,
      ...(errorCode !== undefined && { code: errorCode }),
      ...spent,
    };
  }
  const outcome: AgUiOutcome = { type: reason === "completed" ? "success" : "cancelled" };
  const answer = result === undefined ? {} : { result };
  return { type: "RUN_FINISHED", threadId, runId, ...answer, outcome, ...spent };
}

const usageOf = (usage: TokenUsage): Readonly<Record<string, number>> => ({
  inputTokens: usage.inputTokens,
  outputTokens: usage.outputTokens,
  totalTokens: usage.totalTokens,
  ...(usage.reasoningTokens !== undefined && { reasoningTokens: usage.reasoningTokens }),
  ...(usage.cachedTokens !== undefined && { cachedInputTokens: usage.cachedTokens }),
  ...(usage.cacheWriteTokens !== undefined && { cacheWriteInputTokens: usage.cacheWriteTokens }),
});

const cut = (run: AgUiRun): readonly AgUiEvent[] => [
  ...closeAll(run),
  { type: "RUN_ERROR", message: "The stream of the session was cut off.", code: "noResult" },
];
