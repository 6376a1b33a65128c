import type { UnifiedEvent } from "@agentstream/schema";
import { createStamper, type EventDraft } from "@agentstream/stream";

/** Gives the runner's own events a place among those of the translator, which move back for them. */
export interface Numbering {
  readonly pass: (event: UnifiedEvent) => UnifiedEvent;
  readonly add: (draft: EventDraft) => UnifiedEvent;
}

export function createNumbering(sessionId: string, run: number, now: () => number): Numbering {
  let added = 0;
  let seq = 0;
  let timestamp = "";
  let agentType = "";
  return {
    pass(event) {
      if (added > 0) {
        // the event is new, and nobody else has it yet: no need for a copy
        event.seq = (event.seq ?? 0) + added;
        event.id = `${sessionId}.${event.seq}`;
        if (event.timestamp < timestamp) event.timestamp = timestamp;
      }
      seq = event.seq ?? 0;
      timestamp = event.timestamp;
      agentType = event.agentType ?? "";
      return event;
    },
    add(draft) {
      added++;
      seq++;
      const time = Math.max(now(), Date.parse(timestamp));
      const event = createStamper({ sessionId, run, firstSeq: seq, agentType, now: () => time })(
        draft,
      );
      timestamp = event.timestamp;
      return event;
    },
  };
}
