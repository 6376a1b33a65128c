import { isKnownEvent, type UnifiedEvent } from "@agentstream/schema";

import { firstLine } from "./format.ts";

/** What the list of sessions knows of one, beside what the gateway reports. */
export interface SessionSummary {
  readonly title: string | undefined;
  /** The requests that wait for an answer. */
  readonly waiting: ReadonlySet<string>;
  /** Events up to here are part of it. */
  readonly seq: number;
}

export const emptySummary: SessionSummary = { title: undefined, waiting: new Set(), seq: 0 };

/** The first line of a prompt, which may be a heading. */
export const titleOf = (prompt: string): string => firstLine(prompt).replace(/^#+ +/, "");

/** The summary with further events. Those before `seq` were read already. */
export function summarize(
  summary: SessionSummary,
  events: readonly UnifiedEvent[],
): SessionSummary {
  const waiting = new Set(summary.waiting);
  let { title, seq } = summary;
  for (const event of events) {
    seq = Math.max(seq, event.seq ?? 0);
    if (!isKnownEvent(event)) continue;
    switch (event.type) {
      case "turnStarted":
        title ??= event.prompt === undefined ? undefined : titleOf(event.prompt);
        break;
      case "userMessage":
        title ??= titleOf(event.content);
        break;
      case "permissionRequested":
      case "questionAsked":
        waiting.add(event.requestId);
        break;
      case "permissionResolved":
      case "questionAnswered":
        waiting.delete(event.requestId);
        break;
      case "sessionEnded":
        waiting.clear();
        break;
      default:
    }
  }
  return { title, waiting, seq };
}
