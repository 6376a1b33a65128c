import type { Origin, UnifiedEvent } from "@agentstream/schema";
import type { EventDraft } from "@agentstream/stream";
import {
  createOpenThings,
  createStamper,
  follow,
  type OpenThings,
} from "@agentstream/stream/internal";

import type { TranslatorOptions } from "./adapter.ts";
import type { NativeLine } from "./lenient.ts";
import { timePattern } from "./time.ts";

/** Where events go: it stamps them, remembers what they leave open, and knows which line they came from. */
export interface EventWriter {
  readonly open: OpenThings;
  readonly emit: (draft: EventDraft) => void;
  /** Called before the first event: it emits the start of the run. */
  readonly beginWith: (begin: () => void) => void;
  /** Reads the time of the next events. Once per input is cheaper than once per event. */
  readonly readClock: () => void;
  /** From here on events come from this line. */
  readonly beginLine: (number: number, native: NativeLine, raw: unknown) => void;
  /** From here on events come from no line. */
  readonly endLine: () => void;
  /** How many events the line gave. */
  readonly given: () => number;
  /** The events since the last call. */
  readonly take: () => readonly UnifiedEvent[];
  /** The line does not fit the open things; it becomes an extension event. */
  readonly refuse: () => void;
  readonly hasRefused: () => boolean;
}

const nothing: readonly UnifiedEvent[] = [];

/** Reads the type and the time of a line; only called for lines that give an event. */
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
  let line: CurrentLine | undefined;
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
      if (line !== undefined) line.origin ??= originOf(line, reader);
      const event = stamp(draft, line?.origin);
      if (line !== undefined) {
        if (raw && line.given === 0) event.raw = line.raw;
        line.given++;
      }
      follow(open, event);
      events.push(event);
    },
    readClock: () => void (time = now()),
    beginLine(number, native, lineRaw) {
      line = { number, native, raw: lineRaw, origin: undefined, given: 0, isRefused: false };
    },
    endLine: () => void (line = undefined),
    given: () => line?.given ?? 0,
    take() {
      // never the array that is written to
      if (events.length === 0) return nothing;
      const taken = events;
      events = [];
      return taken;
    },
    refuse() {
      if (line !== undefined) line.isRefused = true;
    },
    hasRefused: () => line?.isRefused ?? false,
  };
}

/** The line that events come from. */
interface CurrentLine {
  readonly number: number;
  readonly native: NativeLine;
  readonly raw: unknown;
  origin: Origin | undefined;
  given: number;
  isRefused: boolean;
}

/** Made for the first event of a line: many lines give none. In one literal: a field that is added later needs memory of its own. */
function originOf({ number, native }: CurrentLine, { nameOf, timeOf }: LineReader): Origin {
  const type = nameOf(native);
  const timestamp = timeOf(native);
  return timestamp !== undefined && timePattern.test(timestamp)
    ? { line: number, type, timestamp }
    : { line: number, type };
}
