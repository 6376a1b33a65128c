import type { SessionEndedEvent, SessionState, UnifiedEvent } from "@agentstream/schema";
import { addUsage } from "@agentstream/stream";

import type { SessionChanges, StoredSession } from "./store.ts";

type Facts = Pick<StoredSession, "turn" | "usage" | "nativeSessionId">;

/** What a session's record says of it after these events. */
export function learnFacts(facts: Facts, events: readonly UnifiedEvent[]): SessionChanges {
  let { turn, usage, nativeSessionId } = facts;
  for (const event of events) {
    switch (event.type) {
      case "sessionStarted":
      case "sessionUpdated":
        nativeSessionId = event.nativeSessionId ?? nativeSessionId;
        break;
      case "turnStarted":
        turn = event.turnNumber;
        break;
      case "sessionEnded":
        nativeSessionId = event.nativeSessionId ?? nativeSessionId;
        if (event.usage !== undefined) usage = addUsage(usage, event.usage);
        break;
      default:
    }
  }
  return {
    turn,
    ...(usage !== undefined && { usage }),
    ...(nativeSessionId !== undefined && { nativeSessionId }),
  };
}

const states: Readonly<Record<SessionEndedEvent["reason"], SessionState>> = {
  completed: "done",
  failed: "failed",
  timeout: "failed",
  cancelled: "cancelled",
};

/** What a run's end makes of its session; undefined if none of these ends it. */
export function finalState(events: readonly UnifiedEvent[]): SessionState | undefined {
  const last = events.at(-1);
  return last?.type === "sessionEnded" ? states[last.reason] : undefined;
}

export const isOver = (state: SessionState): boolean => state !== "queued" && state !== "running";
