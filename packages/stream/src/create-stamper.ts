import type { Origin, UnifiedEvent } from "@agentstream/schema";

import type { EventDraft } from "./event-draft.ts";
import { present } from "./present.ts";
import { timeText } from "./time-text.ts";

export interface StamperOptions {
  readonly sessionId: string;
  readonly run: number;
  /** The seq of the first event. */
  readonly firstSeq: number;
  readonly agentType: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Gives an event its place; `origin`: the native line that it came from. */
export type Stamper = (draft: EventDraft, origin?: Origin) => UnifiedEvent;

/** Gives each event its place: id, seq, run, and a time that never goes back. Undefined fields are dropped. */
export function createStamper(options: StamperOptions): Stamper {
  const { sessionId, run, agentType, now } = options;
  const idPrefix = `${sessionId}.`;
  let seq = options.firstSeq;
  let latest = -Infinity;
  let timestamp = "";
  return (draft, origin) => {
    const time = now();
    if (time > latest) {
      latest = time;
      timestamp = timeText(time);
    }
    const place = seq++;
    const id = idPrefix + String(place);
    const fields = present(draft);
    // the spread comes last: the other way round it is many times slower on Node 20; and all fields are in one
    // literal, for whatever is assigned to it later has no room
    return origin === undefined
      ? { id, sessionId, seq: place, run, timestamp, agentType, ...fields }
      : { id, sessionId, seq: place, run, timestamp, agentType, origin, ...fields };
  };
}
