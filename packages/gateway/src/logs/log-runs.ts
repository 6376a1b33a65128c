import type { UnifiedEvent } from "@agentstream/schema";
import { decodeRecord, type LogRecord, type SessionsObserver } from "@agentstream/sessions";
import { present } from "@agentstream/stream";
import type { FastifyBaseLogger } from "fastify";

import type { Metrics } from "../metrics/create-metrics.ts";

type Ended = Extract<UnifiedEvent, { type: "sessionEnded" }>;

/** Writes a line of the log at the start and the end of each run, and counts them. */
export const observeRuns = (log: FastifyBaseLogger, metrics: Metrics): SessionsObserver => ({
  runStarted: metrics.runStarted,
  appended(sessionId, records) {
    metrics.appended(records);
    for (const record of records) {
      if (record.type === "sessionStarted") logStart(log, sessionId, record);
      if (record.type !== "sessionEnded") continue;
      const event = decodeRecord(record);
      if (event.type !== "sessionEnded") continue;
      metrics.runEnded(event);
      logEnd(log, sessionId, event);
    }
  },
});

function logStart(log: FastifyBaseLogger, sessionId: string, record: LogRecord): void {
  const { agentType } = decodeRecord(record);
  log.info(present({ sessionId, run: record.run, agentType }), "run started");
}

function logEnd(log: FastifyBaseLogger, sessionId: string, event: Ended): void {
  const { run, agentType, reason: status, detail, errorCode, durationMs, usage, costUsd } = event;
  log.info(
    present({ sessionId, run, agentType, status, detail, errorCode, durationMs, usage, costUsd }),
    "run ended",
  );
}
