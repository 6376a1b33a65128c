import { forWord } from "@agentstream/schema/core";
import type { AcpSessionUpdateNotification } from "@agentstream/schema/dialects/acp";
import { present } from "@agentstream/stream";

import { none } from "../dialect.ts";
import type { Handlers } from "../handlers.ts";
import { notify, type AcpRun } from "./run.ts";

const severities = { debug: "none", info: "none", warn: "warning", error: "error" } as const;

const compactions = {
  started: "in_progress",
  completed: "completed",
  failed: "failed",
} as const;

type NoticeType =
  | "sessionUpdated"
  | "usageReported"
  | "contextCompacted"
  | "error"
  | "log"
  | "sessionEnded";

/** Notices for people, and the facts of the session. */
export const notices: Handlers<AcpRun, AcpSessionUpdateNotification, NoticeType> = {
  sessionUpdated: (event) =>
    event.approvalMode === undefined
      ? none
      : [
          notify(event, {
            sessionUpdate: "current_mode_update",
            currentModeId: event.approvalMode,
          }),
        ],
  usageReported: (event) => {
    const { usage, scope, contextWindow: size, costUsd: amount } = event;
    if (size === undefined || scope !== "message") return none;
    const cost = amount === undefined ? undefined : { amount, currency: "USD" };
    const used = usage.totalTokens;
    return [notify(event, present({ sessionUpdate: "usage_update", used, size, cost }))];
  },
  contextCompacted: (event, run) => {
    const { phase, error } = event;
    if (phase === "started") run.compactions++;
    const compactionId = `compaction ${run.compactions}`;
    const status = forWord(compactions, phase) ?? "in_progress";
    return [
      notify(event, present({ sessionUpdate: "compaction_update", compactionId, status, error })),
    ];
  },
  error: (event, run) => {
    run.lastError = event.message;
    const severity = event.fatal ? "error" : "warning";
    return [notify(event, { sessionUpdate: "notice", severity, title: event.message })];
  },
  log: (event) => {
    const severity = forWord(severities, event.level) ?? "warning";
    return severity === "none"
      ? none
      : [notify(event, { sessionUpdate: "notice", severity, title: event.message })];
  },
  // the outcome is the answer to `session/prompt`; the cause is sent unless it was the last error
  sessionEnded: (event, { lastError }) => {
    const { reason, error: title } = event;
    const isFailure = reason === "failed" || reason === "timeout";
    return isFailure && title !== undefined && title !== lastError
      ? [notify(event, { sessionUpdate: "notice", severity: "error", title })]
      : none;
  },
};
