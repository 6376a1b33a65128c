import type { NextPosition } from "@agentstream/adapter-kit";
import { isEvent, type UnifiedEvent, type TokenUsage } from "@agentstream/schema";
import { isKnownUsage } from "@agentstream/stream";

/** Where the next run of a session stands, and which conversation it continues. */
export interface SessionPosition extends NextPosition {
  readonly sessionId: string;
  readonly nativeSessionId: string | undefined;
  readonly previousUsage: TokenUsage | undefined;
}

export function positionAfter(events: readonly UnifiedEvent[]): SessionPosition {
  const [first] = events;
  const turns = events.filter((event) => isEvent(event, "turnStarted")).length;
  const ids = events.flatMap((event) =>
    isEvent(event, "sessionStarted") ||
    isEvent(event, "sessionUpdated") ||
    isEvent(event, "sessionEnded")
      ? [event.nativeSessionId]
      : [],
  );
  const usage = events.findLast((event) => isEvent(event, "sessionEnded"))?.usage;
  return {
    sessionId: first?.sessionId ?? "",
    run: 2,
    firstSeq: events.length + 1,
    firstTurn: turns + 1,
    nativeSessionId: ids.findLast((id) => id !== undefined),
    previousUsage: usage !== undefined && isKnownUsage(usage) ? usage : undefined,
  };
}
