import type { SessionEndedEvent, TokenUsage } from "@agentstream/schema";
import { isKnownUsage, isMainThread } from "@agentstream/stream";

import { contentOf, messageOf } from "./content.ts";
import { names, operations } from "./conventions.ts";
import { closeSpan } from "./open-span.ts";
import { addAttributes, cutRun, openSpan, ownerOf, type RunSpans } from "./run-spans.ts";
import { none, type SpanTable } from "./span-table.ts";
import type { Span } from "./span.ts";

type AgentType =
  | "sessionStarted"
  | "sessionUpdated"
  | "turnStarted"
  | "userMessage"
  | "turnCompleted"
  | "turnFailed"
  | "textChunk"
  | "subagentStarted"
  | "subagentCompleted"
  | "sessionEnded";

/** The run itself, and the agents that it starts. */
export const agentHandlers: Pick<SpanTable, AgentType> = {
  sessionStarted: ({ agentType, model, agentVersion, config }, run) => {
    run.model = model;
    run.agentVersion = agentVersion;
    addAttributes(run.root, {
      [names.operation]: operations.agent,
      [names.provider]: run.options.providerOf?.(agentType) ?? agentType,
      [names.agentName]: agentType,
      [names.conversation]: run.sessionId,
      [names.run]: run.run,
      [names.requestModel]: config?.model,
    });
    return none;
  },
  sessionUpdated: ({ model, agentVersion }, run) => {
    run.model = model ?? run.model;
    run.agentVersion = agentVersion ?? run.agentVersion;
    return none;
  },
  turnStarted: ({ prompt }, run) => keepPrompt(run, prompt),
  userMessage: ({ content }, run) => keepPrompt(run, content),
  turnCompleted: ({ stopReason }, run) => {
    run.finishReason = stopReason ?? run.finishReason;
    return none;
  },
  turnFailed: ({ errorCode }, run) => {
    run.finishReason = errorCode;
    return none;
  },
  textChunk: (event, run) => {
    if (run.options.content === true && isMainThread(event)) run.said.push(event);
    return none;
  },
  subagentStarted: (event, run) => {
    const { subagentId, label, toolId = "", prompt, model, timestamp } = event;
    const span = openSpan(run, run.tools.get(toolId) ?? ownerOf(run, event), {
      key: `subagent/${subagentId}`,
      name: `${operations.agent} ${label}`,
      startedAt: timestamp,
      attributes: {
        [names.operation]: operations.agent,
        [names.provider]: providerOf(run, event.agentType),
        [names.agentName]: label,
        [names.conversation]: run.sessionId,
        [names.requestModel]: model,
        [names.inputMessages]: inMessage(run, "user", prompt),
      },
    });
    run.subagents.set(subagentId, span);
    return none;
  },
  subagentCompleted: ({ subagentId, success, summary, usage, timestamp }, run) => {
    const span = run.subagents.get(subagentId);
    if (span === undefined) return none;
    run.subagents.delete(subagentId);
    addAttributes(span, {
      ...usageOf(usage),
      [names.errorType]: success ? undefined : "failed",
      [names.outputMessages]: inMessage(run, "assistant", summary),
    });
    return [closeSpan(span, timestamp, success ? undefined : "")];
  },
  sessionEnded: (event, run) => {
    endRoot(run, event);
    const { reason, error = "", timestamp } = event;
    const hasFailed = reason === "failed" || reason === "timeout";
    return [...cutBelow(run), closeSpan(run.root, timestamp, hasFailed ? error : undefined)];
  },
};

/** A stream that keeps the rules leaves nothing open before its end. */
const cutBelow = (run: RunSpans): Span[] =>
  cutRun(run).filter(({ spanId }) => spanId !== run.root.spanId);

function endRoot(run: RunSpans, event: SessionEndedEvent): void {
  const { reason, detail, errorCode, costUsd, costSource, usage } = event;
  const { model, agentVersion, finishReason, prompt, said, root } = run;
  addAttributes(root, {
    [names.responseModel]: model,
    [names.agentVersion]: agentVersion,
    [names.reason]: reason,
    [names.detail]: detail,
    [names.errorType]: reason === "completed" ? undefined : (errorCode ?? reason),
    [names.finishReasons]: finishReason === undefined ? undefined : [finishReason],
    ...usageOf(usage),
    [names.cost]: costUsd,
    [names.costSource]: costSource,
    [names.inputMessages]: inMessage(run, "user", prompt),
    [names.outputMessages]: inMessage(run, "assistant", said.text() || undefined),
  });
}

function keepPrompt(run: RunSpans, prompt: string | undefined): typeof none {
  if (run.options.content === true) run.prompt ??= contentOf(prompt);
  return none;
}

const inMessage = (
  { options }: RunSpans,
  role: "user" | "assistant",
  text: string | undefined,
): string | undefined =>
  options.content !== true || text === undefined ? undefined : messageOf(role, text);

const providerOf = ({ options }: RunSpans, agentType: string | undefined): string | undefined =>
  agentType === undefined ? undefined : (options.providerOf?.(agentType) ?? agentType);

function usageOf(usage: TokenUsage | undefined): Readonly<Record<string, number | undefined>> {
  if (!isKnownUsage(usage)) return {};
  const { inputTokens, outputTokens, cachedTokens, cacheWriteTokens, reasoningTokens } = usage;
  return {
    [names.inputTokens]: inputTokens,
    [names.outputTokens]: outputTokens,
    [names.cachedTokens]: cachedTokens,
    [names.cacheWriteTokens]: cacheWriteTokens,
    [names.reasoningTokens]: reasoningTokens,
  };
}
