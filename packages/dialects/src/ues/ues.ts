import type {
  ExtensionEvent,
  SessionEndedEvent,
  UesEvent,
  UnifiedEvent,
} from "@agentstream/schema";
import { isKnownUsage, present } from "@agentstream/stream";

import { createRuns, type Run } from "../create-runs.ts";
import { none, type Dialect, type DialectInput } from "../dialect.ts";
import { introduceFirst } from "../facts.ts";
import { handleEvent, type Handlers } from "../handlers.ts";
import { extra, extras, nativeExtra } from "./extras.ts";
import { createUesRun, learnOf, timeOf, type UesRun } from "./run.ts";
import { text, textOfPieces } from "./text.ts";
import { addByModel, costOf, tokenReport } from "./token-report.ts";
import { lateUses, tools, toolUse } from "./tools.ts";

const handlers: Handlers<UesRun, UesEvent> = {
  toolInputChunk: "ignored",
  ...extras,
  ...text,
  ...tools,
  sessionStarted: (event, run) => {
    learnOf(run, event);
    return none;
  },
  sessionUpdated: (event, run) => {
    learnOf(run, event);
    return run.facts.areSent ? [extra(event, run)] : none;
  },
  turnCompleted: (event, run) => {
    run.result = event.result;
    run.usageByModel = addByModel(run.usageByModel, event.usageByModel);
    return [...textOfPieces(run.reply.release(), event, run), extra(event, run)];
  },
  turnFailed: (event, run) => {
    run.result = event.result;
    run.usageByModel = addByModel(run.usageByModel, event.usageByModel);
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
    const isUnreported = (reason === "failed" || reason === "timeout") && !run.hasFailed;
    const failure: readonly UesEvent[] =
      isUnreported && error !== undefined ? [failed(base, error, code)] : none;
    return [
      ...textOfPieces(run.reply.release(), event, run),
      ...failure,
      present({
        type: "done",
        ...base,
        payload: donePayload(event, run),
        metadata: metadataOf(event),
      }),
    ];
  },
};

/** The family ues: the unified event stream. */
export const ues = (): Dialect<UesEvent> => createRuns(begin);

function begin(first: UnifiedEvent): Run<UesEvent> {
  const run = createUesRun(first);
  timeOf(run, first);
  const events: Run<UesEvent> = {
    handle(event) {
      const before = lateUses(event, run);
      const values = isExtension(event)
        ? [nativeExtra(event, run)]
        : handleEvent(handlers, event, run);
      return before.length === 0 ? values : [...before, ...values];
    },
    cut: () => cut(run),
  };
  return introduceFirst(run.facts, events, (event) => init(run, event));
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
    payload: present({ model, cwd, tools: [...names], capabilities }),
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
  payload: present({ code, message, recoverable: false }),
});

type DonePayload = Extract<UesEvent, { type: "done" }>["payload"];

function donePayload(event: SessionEndedEvent, run: UesRun): DonePayload {
  const { usage, costUsd, timestamp } = event;
  const known = isKnownUsage(usage) ? usage : { inputTokens: 0, outputTokens: 0 };
  const { result = run.result } = event;
  const startedAt = Date.parse(run.facts.startedAt ?? timestamp);
  const durationMs = event.durationMs ?? Math.max(0, run.latestTime - startedAt);
  const { inputTokens, outputTokens } = known;
  const { toolUses, usageByModel } = run;
  return present({
    status: statusOf(event),
    result,
    resumeToken: event.nativeSessionId ?? run.facts.nativeSessionId,
    usage: present({
      inputTokens,
      outputTokens,
      toolUses,
      totalCostUsd: costUsd,
      tokens: tokenReport(usage, usageByModel),
      cost: costOf(costUsd),
    }),
    durationMs: Number.isNaN(durationMs) ? 0 : durationMs,
  });
}

/** How the run ended, if the status does not contain it. */
function metadataOf({ reason, detail }: SessionEndedEvent): Record<string, unknown> | undefined {
  const isInStatus = detail === undefined || detailsInStatus.has(detail);
  return isInStatus && reason !== "timeout" ? undefined : present({ reason, detail });
}

const detailsInStatus: ReadonlySet<string> = new Set(["maxTurns", "maxBudget", "interrupted"]);

function statusOf({ reason, detail }: SessionEndedEvent): DonePayload["status"] {
  if (reason === "completed") return "success";
  if (reason === "cancelled") return "interrupted";
  if (detail === "maxTurns") return "max_turns";
  return detail === "maxBudget" ? "max_budget" : "error";
}

function cut(run: UesRun): readonly UesEvent[] {
  const kept = run.lateStarts.rest().map((start) => toolUse(start, run));
  const { agent, latestTime: timestamp, toolUses } = run;
  const base = { agent, timestamp, sessionId: run.facts.sessionId };
  const usage = { inputTokens: 0, outputTokens: 0, toolUses };
  return [
    ...kept,
    failed(base, "The stream of the session was cut off.", undefined),
    { type: "done", ...base, payload: { status: "error", usage, durationMs: 0 } },
  ];
}
