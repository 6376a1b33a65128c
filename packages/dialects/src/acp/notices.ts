import { forWord } from "@agentstream/schema";
import type { AcpSessionUpdateNotification } from "@agentstream/schema/dialects/acp";

import { none } from "../dialect.ts";
import type { Handlers } from "../handlers.ts";
import { notify, type AcpRun } from "./run.ts";

const severities = { debug: "none", info: "none", warn: "warning", error: "error" } as const;

const compactions = {
  started: "in_progress",
  completed: "completed",
  failed: "failed",
} as const;

/** What people should know, and what is known of the session. */
export const notices: Handlers<AcpRun, AcpSessionUpdateNotification> = {
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
    const cost = amount === undefined ? {} : { cost: { amount, currency: "USD" } };
    return [
      notify(event, { sessionUpdate: "usage_update", used: usage.totalTokens, size, ...cost }),
    ];
  },
  contextCompacted: (event, run) => {
    const { phase, error } = event;
    if (phase === "started") run.compactions++;
    return [
      notify(event, {
        sessionUpdate: "compaction_update",
        compactionId: `compaction ${run.compactions}`,
        status: forWord(compactions, phase) ?? "in_progress",
        ...(error !== undefined && { error }),
      }),
    ];
  },
  error: (event, run) => {
    run.told = event.message;
    const severity = event.fatal ? "error" : "warning";
    return [notify(event, { sessionUpdate: "notice", severity, title: event.message })];
  },
  log: (event) => {
    const severity = forWord(severities, event.level) ?? "warning";
    return severity === "none"
      ? none
      : [notify(event, { sessionUpdate: "notice", severity, title: event.message })];
  },
  // how it ended is the answer to `session/prompt`; why it failed is told where nothing has said it
  sessionEnded: (event, { told }) => {
    const { reason, error: title } = event;
    const isFailure = reason === "failed" || reason === "timeout";
    return isFailure && title !== undefined && title !== told
      ? [notify(event, { sessionUpdate: "notice", severity: "error", title })]
      : none;
  },
};
