import type { Origin, UnifiedEvent } from "@agentstream/schema";
import {
  createOpenThings,
  createStamper,
  follow,
  type EventDraft,
  type OpenThings,
} from "@agentstream/stream";

import type { TranslatorOptions } from "./adapter.ts";
import { timePattern } from "./time-pattern.ts";

/** Where events go: it stamps them, remembers what they leave open, and knows which line they came from. */
export interface Sink {
  readonly open: OpenThings;
  readonly emit: (draft: EventDraft) => void;
  /** From here on events come from this line. */
  readonly beginLine: (line: NativeLine) => void;
  /** From here on events come from no line. */
  readonly endLine: () => void;
  /** How many events the line gave. */
  readonly given: () => number;
  /** The events since the last call. */
  readonly take: () => UnifiedEvent[];
  /** Something did not fit what is open; the line will be told whole. */
  readonly refuse: () => void;
  readonly hasRefused: () => boolean;
}

interface NativeLine {
  readonly number: number;
  /** Its type or method, in the vendor's words. */
  readonly type: string | undefined;
  readonly timestamp?: string | undefined;
  /** What stands in `raw`: its JSON, or its text where the JSON does not say it all. */
  readonly raw: unknown;
}

export function createSink(options: TranslatorOptions, agentType: string): Sink {
  const { sessionId, now, run = 1, firstSeq = 1, raw = false } = options;
  const stamp = createStamper({ sessionId, run, firstSeq, agentType, now });
  const open = createOpenThings();
  let events: UnifiedEvent[] = [];
  let line: NativeLine | undefined;
  let origin: Origin | undefined;
  let given = 0;
  let refused = false;
  return {
    open,
    emit(draft) {
      const event = stamp(draft);
      if (line !== undefined) {
        // assigned after the literal was made: cheaper than another spread
        origin ??= originOf(line);
        event.origin = origin;
        if (raw && given === 0) event.raw = line.raw;
        given++;
      }
      follow(open, event);
      events.push(event);
    },
    beginLine(next) {
      line = next;
      origin = undefined;
      given = 0;
      refused = false;
    },
    endLine() {
      line = undefined;
      origin = undefined;
    },
    given: () => given,
    take() {
      const taken = events;
      if (taken.length > 0) events = [];
      return taken;
    },
    refuse() {
      refused = true;
    },
    hasRefused: () => refused,
  };
}

/** Made for the first event of a line: many lines give none. */
function originOf({ number, type, timestamp }: NativeLine): Origin {
  const origin: Origin = { line: number };
  if (type !== undefined) origin.type = type;
  if (timestamp !== undefined && timePattern.test(timestamp)) origin.timestamp = timestamp;
  return origin;
}
