import type { SessionEndedEvent, SessionState, UnifiedEvent } from "@agentstream/schema";
import { addUsage } from "@agentstream/stream";

import type { StoredSession } from "./store.ts";

export type SessionFacts = Pick<StoredSession, "turn" | "usage" | "nativeSessionId">;

/** What is known of a session after these events. */
export function learnFacts(facts: SessionFacts, events: readonly UnifiedEvent[]): SessionFacts {
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
  return { turn, usage, nativeSessionId };
}

const states: Readonly<Record<SessionEndedEvent["reason"], SessionState>> = {
  completed: "done",
  failed: "failed",
  timeout: "failed",
  cancelled: "cancelled",
};

/** The state of a session after the last of these events; undefined: it does not end a run. */
export function finalState(events: readonly UnifiedEvent[]): SessionState | undefined {
  const last = events.at(-1);
  return last?.type === "sessionEnded" ? states[last.reason] : undefined;
}

export const isOver = (state: SessionState): boolean => state !== "queued" && state !== "running";
