import type { SessionEndedEvent, UnifiedEvent } from "@agentstream/schema";
import { isKnownUsage } from "@agentstream/stream";

import { formatCost, formatCount, formatDuration } from "../format.ts";
import type { NoticeItem } from "../item.ts";
import { remedyOf } from "../remedies.ts";
import type { TimelineParts } from "../timeline.ts";
import type { HandlersOf } from "./handlers-of.ts";

type NoticeEvent =
  | "sessionStarted"
  | "sessionUpdated"
  | "sessionEnded"
  | "turnStarted"
  | "turnCompleted"
  | "turnFailed"
  | "planUpdated"
  | "usageReported"
  | "rateLimitUpdated"
  | "contextCompacted"
  | "error"
  | "log"
  | "rawOutput";

export const noticeHandlers: HandlersOf<NoticeEvent> = {
  sessionStarted: (event, parts, place) =>
    add(parts, event, place, {
      title: event.resumed === true ? "Run resumed" : "Run started",
      text: joined(event.agentType, event.agentVersion, event.model, event.cwd),
      isBoundary: true,
    }),
  sessionUpdated: (event, parts, place) =>
    add(parts, event, place, {
      title: event.contextCleared === true ? "Conversation cleared" : "Session updated",
      text: joined(event.agentVersion, event.model, event.approvalMode, event.cwd, event.reason),
    }),
  sessionEnded: (event, parts, place) => add(parts, event, place, endOf(event, parts)),
  turnStarted(event, parts, place) {
    const { prompt = "", turnNumber } = event;
    parts.shownFailures.clear();
    if (prompt === "" || parts.shownPrompts.delete(prompt))
      return add(parts, event, place, { title: `Turn ${turnNumber}` });
    const key = `turn:${turnNumber}`;
    parts.items.add(key, { kind: "message", text: prompt, label: undefined }, event, place);
    return key;
  },
  turnCompleted: (event, parts, place) =>
    add(parts, event, place, {
      title: `Turn ${event.turnNumber} completed`,
      text: joined(
        event.durationMs === undefined ? undefined : formatDuration(event.durationMs),
        isKnownUsage(event.usage) ? `${formatCount(event.usage.totalTokens)} tokens` : undefined,
        event.costUsd === undefined ? undefined : formatCost(event.costUsd),
      ),
    }),
  turnFailed: (event, parts, place) =>
    add(parts, event, place, {
      tone: event.errorCode === "cancelled" ? "warn" : "bad",
      title: `Turn ${event.turnNumber} failed`,
      text: once(parts, event.error) ?? "",
      remedy: once(parts, remedyOf(event.errorCode, undefined)),
    }),
  planUpdated(event, { items }, place) {
    const key = `plan:${place}`;
    items.add(key, { kind: "plan", entries: event.entries }, event, place);
    return key;
  },
  usageReported: (event, parts, place) =>
    add(parts, event, place, {
      title: "Usage",
      text: isKnownUsage(event.usage)
        ? `${formatCount(event.usage.inputTokens)} in, ${formatCount(event.usage.outputTokens)} out (${event.scope})`
        : "not reported",
    }),
  rateLimitUpdated: (event, parts, place) =>
    add(parts, event, place, {
      tone: event.status === "allowed" ? "plain" : "warn",
      title: "Rate limit",
      text: joined(event.status, event.window, event.resetsAt),
    }),
  contextCompacted: (event, parts, place) =>
    add(parts, event, place, {
      tone: event.phase === "failed" ? "warn" : "plain",
      title: `Context compaction ${event.phase}`,
      text: joined(event.tokensBefore, event.tokensAfter, event.error),
    }),
  error: (event, parts, place) =>
    add(parts, event, place, {
      tone: event.retry === undefined ? "bad" : "warn",
      title: event.retry === undefined ? "Error" : "Error, retried",
      text: event.retry === undefined ? (once(parts, event.message) ?? "") : event.message,
      // what is retried needs nobody
      remedy:
        event.retry === undefined ? once(parts, remedyOf(event.errorCode, undefined)) : undefined,
    }),
  log: (event, parts, place) =>
    add(parts, event, place, {
      tone: event.level === "error" || event.level === "warn" ? "warn" : "plain",
      title: event.source ?? "Log",
      text: event.message,
    }),
  rawOutput: (event, parts, place) =>
    add(parts, event, place, {
      tone: event.stream === "stderr" ? "warn" : "plain",
      title: event.stream,
      text: event.line,
    }),
};

function endOf(event: SessionEndedEvent, parts: TimelineParts): Partial<NoticeItem> {
  const { reason, detail, error, durationMs, costUsd, errorCode, exitCode, signal } = event;
  if (reason === "completed")
    return {
      tone: "good",
      title: "Run completed",
      text: joined(
        durationMs === undefined ? undefined : formatDuration(durationMs),
        costUsd === undefined ? undefined : formatCost(costUsd),
      ),
      isBoundary: true,
    };
  const how = [detail, signal, exitCode === undefined ? undefined : `exit code ${exitCode}`];
  return {
    tone: reason === "cancelled" ? "warn" : "bad",
    title: titles[reason],
    text: joined(once(parts, error), ...how),
    remedy: reason === "cancelled" ? undefined : once(parts, remedyOf(errorCode, detail)),
    isBoundary: true,
  };
}

/** An error passes from the call to the turn and to the run: its text, and its remedy, are shown once. */
function once({ shownFailures }: TimelineParts, text: string | undefined): string | undefined {
  if (text === undefined || shownFailures.has(text)) return undefined;
  shownFailures.add(text);
  return text;
}

const titles = { failed: "Run failed", cancelled: "Run cancelled", timeout: "Run timed out" };

const joined = (...parts: readonly (string | number | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== "").join(" · ");

function add(
  { items }: TimelineParts,
  event: UnifiedEvent,
  place: number,
  { tone = "plain", title = "", text = "", remedy, isBoundary = false }: Partial<NoticeItem>,
): string {
  const key = `event:${place}`;
  items.add(key, { kind: "notice", tone, title, text, remedy, isBoundary }, event, place);
  return key;
}
