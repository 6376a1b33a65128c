import type {
  ExtensionEvent,
  SessionEndedEvent,
  UesEvent,
  UnifiedEvent,
} from "@agentstream/schema";
import { isKnownUsage } from "@agentstream/stream";

import { createRuns, type Run } from "../create-runs.ts";
import { none, type Dialect, type DialectInput } from "../dialect.ts";
import { tellFactsFirst } from "../facts.ts";
import { handleEvent, type Handlers } from "../handlers.ts";
import { extra, extras, nativeExtra } from "./extras.ts";
import { createUesRun, learnOf, timeOf, type UesRun } from "./run.ts";
import { text, textOfPieces } from "./text.ts";
import { tools } from "./tools.ts";

const handlers: Handlers<UesRun, UesEvent> = {
  ...extras,
  ...text,
  ...tools,
  sessionStarted: (event, run) => {
    learnOf(run, event);
    return none;
  },
  sessionUpdated: (event, run) => {
    learnOf(run, event);
    return run.facts.areTold ? [extra(event, run)] : none;
  },
  turnCompleted: (event, run) => {
    run.result = event.result;
    return [...textOfPieces(run.reply.release(), event, run), extra(event, run)];
  },
  turnFailed: (event, run) => {
    run.result = event.result;
    return [...textOfPieces(run.reply.release(), event, run), extra(event, run)];
  },
  error: (event, run) => {
    const { errorCode: code, message, fatal, sessionId } = event;
    run.hasFailed ||= fatal;
    const payload = { code, message, recoverable: !fatal };
    return [{ type: "error", agent: run.agent, timestamp: timeOf(run, event), sessionId, payload }];
  },
  sessionEnded: (event, run) => {
    const { error, errorCode: code, reason, sessionId } = event;
    const base = { agent: run.agent, timestamp: timeOf(run, event), sessionId };
    const isUntold = (reason === "failed" || reason === "timeout") && !run.hasFailed;
    const failure: readonly UesEvent[] =
      isUntold && error !== undefined ? [failed(base, error, code)] : none;
    return [
      ...textOfPieces(run.reply.release(), event, run),
      ...failure,
      { type: "done", ...base, payload: donePayload(event, run), ...moreOf(event) },
    ];
  },
};

/** The family ues: the unified event stream. */
export const ues = (): Dialect<UesEvent> => createRuns(begin);

function begin(first: UnifiedEvent): Run<UesEvent> {
  const run = createUesRun(first);
  timeOf(run, first);
  const told: Run<UesEvent> = {
    handle: (event) =>
      isExtension(event) ? [nativeExtra(event, run)] : handleEvent(handlers, event, run),
    cut: () => cut(run),
  };
  return tellFactsFirst(run.facts, told, (event) => init(run, event));
}

const isExtension = (event: DialectInput): event is ExtensionEvent =>
  "data" in event && event.type.includes(":");

function init(run: UesRun, event: DialectInput | undefined): UesEvent {
  const { model = "", cwd = "", tools: names = [], capabilities, sessionId } = run.facts;
  return {
    type: "init",
    agent: run.agent,
    timestamp: event === undefined ? run.latestTime : timeOf(run, event),
    sessionId,
    payload: {
      model,
      cwd,
      tools: [...names],
      ...(capabilities !== undefined && { capabilities }),
    },
  };
}

interface Base {
  readonly agent: string;
  readonly timestamp: number;
  readonly sessionId: string;
}

const failed = (base: Base, message: string, code: string | undefined): UesEvent => ({
  type: "error",
  ...base,
  payload: { ...(code !== undefined && { code }), message, recoverable: false },
});

type DonePayload = Extract<UesEvent, { type: "done" }>["payload"];

function donePayload(event: SessionEndedEvent, run: UesRun): DonePayload {
  const { usage, costUsd, timestamp } = event;
  const known = isKnownUsage(usage) ? usage : { inputTokens: 0, outputTokens: 0 };
  const { result = run.result } = event;
  const startedAt = Date.parse(run.facts.startedAt ?? timestamp);
  const durationMs = event.durationMs ?? Math.max(0, run.latestTime - startedAt);
  return {
    status: statusOf(event),
    ...(result !== undefined && { result }),
    usage: {
      inputTokens: known.inputTokens,
      outputTokens: known.outputTokens,
      toolUses: run.toolUses,
      ...(costUsd !== undefined && { totalCostUsd: costUsd }),
    },
    durationMs: Number.isNaN(durationMs) ? 0 : durationMs,
  };
}

/** How it ended, where the status does not say it. */
function moreOf({ reason, detail }: SessionEndedEvent): { metadata?: Record<string, unknown> } {
  const isSaid = detail === undefined || saidByStatus.has(detail);
  if (isSaid && reason !== "timeout") return {};
  return { metadata: { reason, ...(detail !== undefined && { detail }) } };
}

const saidByStatus: ReadonlySet<string> = new Set(["maxTurns", "maxBudget", "interrupted"]);

function statusOf({ reason, detail }: SessionEndedEvent): DonePayload["status"] {
  if (reason === "completed") return "success";
  if (reason === "cancelled") return "interrupted";
  if (detail === "maxTurns") return "max_turns";
  return detail === "maxBudget" ? "max_budget" : "error";
}

function cut(run: UesRun): readonly UesEvent[] {
  const { agent, latestTime: timestamp, toolUses } = run;
  const base = { agent, timestamp, sessionId: run.facts.sessionId };
  const usage = { inputTokens: 0, outputTokens: 0, toolUses };
  return [
    failed(base, "The stream of the session was cut off.", undefined),
    { type: "done", ...base, payload: { status: "error", usage, durationMs: 0 } },
  ];
}
