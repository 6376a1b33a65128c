import type { Origin, UnifiedEvent } from "@agentstream/schema";
import {
  createOpenThings,
  createStamper,
  follow,
  type EventDraft,
  type OpenThings,
} from "@agentstream/stream";

import type { TranslatorOptions } from "./adapter.ts";
import type { NativeLine } from "./lenient.ts";
import { timePattern } from "./time-pattern.ts";

/** Where events go: it stamps them, remembers what they leave open, and knows which line they came from. */
export interface EventWriter {
  readonly open: OpenThings;
  readonly emit: (draft: EventDraft) => void;
  /** Called before the first event: it emits the start of the run. */
  readonly beginWith: (begin: () => void) => void;
  /** What is told from here on is told now. Read once an input, which is cheaper than once an event. */
  readonly readClock: () => void;
  /** From here on events come from this line. */
  readonly beginLine: (number: number, native: NativeLine, raw: unknown) => void;
  /** From here on events come from no line. */
  readonly endLine: () => void;
  /** How many events the line gave. */
  readonly given: () => number;
  /** The events since the last call. */
  readonly take: () => readonly UnifiedEvent[];
  /** Something did not fit what is open; the line will be told whole. */
  readonly refuse: () => void;
  readonly hasRefused: () => boolean;
}

const nothing: readonly UnifiedEvent[] = [];

/** What can be said of a line; it is asked only of those that give an event. */
export interface LineReader {
  /** Its type or method, in the vendor's words. */
  readonly nameOf: (native: NativeLine) => string;
  readonly timeOf: (native: NativeLine) => string | undefined;
}

export function createEventWriter(
  options: TranslatorOptions,
  agentType: string,
  reader: LineReader,
): EventWriter {
  const { sessionId, now, run = 1, firstSeq = 1, raw = false } = options;
  let time = -Infinity;
  const stamp = createStamper({ sessionId, run, firstSeq, agentType, now: () => time });
  const open = createOpenThings();
  let events: UnifiedEvent[] = [];
  let native: NativeLine | undefined;
  let number = 0;
  let lineRaw: unknown;
  let origin: Origin | undefined;
  let given = 0;
  let refused = false;
  let begin = (): void => {};
  return {
    open,
    beginWith(start) {
      begin = () => {
        begin = () => {};
        start();
      };
    },
    emit(draft) {
      begin();
      if (native !== undefined) origin ??= originOf(number, native, reader);
      const event = stamp(draft, origin);
      if (raw && native !== undefined && given === 0) event.raw = lineRaw;
      given++;
      follow(open, event);
      events.push(event);
    },
    readClock: () => void (time = now()),
    beginLine(nextNumber, nextNative, nextRaw) {
      number = nextNumber;
      native = nextNative;
      lineRaw = nextRaw;
      origin = undefined;
      given = 0;
      refused = false;
    },
    endLine() {
      native = undefined;
      lineRaw = undefined;
      origin = undefined;
    },
    given: () => given,
    take() {
      // never the array that is written to
      if (events.length === 0) return nothing;
      const taken = events;
      events = [];
      return taken;
    },
    refuse: () => void (refused = true),
    hasRefused: () => refused,
  };
}

/** Made for the first event of a line: many lines give none. */
function originOf(line: number, native: NativeLine, { nameOf, timeOf }: LineReader): Origin {
  const origin: Origin = { line, type: nameOf(native) };
  const timestamp = timeOf(native);
  if (timestamp !== undefined && timePattern.test(timestamp)) origin.timestamp = timestamp;
  return origin;
}
