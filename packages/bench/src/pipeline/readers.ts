import type { Translator } from "@agentstream/adapter-kit";
import type { UnifiedEvent } from "@agentstream/schema";
import { createLineSplitter } from "@agentstream/stream";

import { encodeSse } from "../../../gateway/src/wire/encode-sse.ts";
import { encodeRecords } from "../../../sessions/src/encode-records.ts";

/** Starts to read a run, in the chunks in which it comes; `take` gets each output. */
export type Reader = (take?: (output: unknown) => void) => Reading;

interface Reading {
  readonly push: (chunk: Buffer) => void;
  /** Returns how many outputs there were. */
  readonly end: () => number;
}

/** As Node decodes: a chunk of its pipes is a Buffer. */
const decode = (bytes: Uint8Array, start: number, end: number): string =>
  Buffer.isBuffer(bytes)
    ? bytes.toString("utf8", start, end)
    : Buffer.from(bytes).toString("utf8", start, end);

/** What any reader of JSON lines has to do. */
export function floor(each?: (json: unknown) => unknown): Reader {
  return (take) => {
    let lines = 0;
    let rest: Buffer | undefined;
    return {
      push(chunk) {
        const bytes = rest === undefined ? chunk : Buffer.concat([rest, chunk]);
        let begin = 0;
        for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, begin)) {
          const json: unknown = JSON.parse(bytes.toString("utf8", begin, end));
          each?.(json);
          take?.(json);
          begin = end + 1;
          lines++;
        }
        rest = begin < bytes.length ? bytes.subarray(begin) : undefined;
      },
      end: () => lines,
    };
  };
}

export interface Steps {
  readonly each?: (event: UnifiedEvent) => unknown;
  readonly encodes?: boolean;
}

/** The events of the lines, and what is done with each. */
export function mapped(create: () => Translator, { each, encodes = false }: Steps): Reader {
  return (take) => {
    const translator = create();
    const splitter = createLineSplitter({ decode });
    let count = 0;
    const pass = (events: readonly UnifiedEvent[]): void => {
      count += events.length;
      if (each !== undefined) for (const event of events) each(event);
      const frames = encodes ? encodeSse(encodeRecords(events)) : undefined;
      if (take === undefined) return;
      if (frames === undefined) for (const event of events) take(withoutTime(event));
      else for (const event of eventsOf(frames)) take(withoutTime(event));
    };
    return {
      push(chunk) {
        pass(translator.handle({ type: "lines", lines: splitter.push(chunk) }).events);
      },
      end() {
        pass(translator.handle({ type: "exit", code: 0 }).events);
        return count;
      },
    };
  };
}

/** What a reader of the frames gets. */
const eventsOf = (frames: readonly Uint8Array[]): unknown[] =>
  Buffer.concat(frames)
    .toString()
    .split("\n\n")
    .filter((frame) => frame !== "")
    .map((frame): unknown => JSON.parse(frame.slice(frame.indexOf("\ndata: ") + 7)));

/** All that a way decides by itself. */
const withoutTime = (event: unknown): unknown =>
  typeof event === "object" && event !== null ? { ...event, timestamp: "" } : event;
