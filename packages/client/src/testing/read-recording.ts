import type { UnifiedEvent } from "@agentstream/schema";

import { hasTexts } from "../has-texts.ts";

/** Unified events, or their JSON, one in each line. */
export type Recording = string | readonly UnifiedEvent[];

/** An event of a recording, with its place. */
export interface RecordedEvent {
  readonly seq: number;
  readonly run: number;
  readonly event: UnifiedEvent;
}

/** Where events have no seq they are counted; where they have no run, a run ends with `sessionEnded`. */
export function readRecording(recording: Recording): readonly RecordedEvent[] {
  const events = typeof recording === "string" ? parseLines(recording) : recording;
  let last = 0;
  let ended = 0;
  return events.map((event) => {
    const { seq = last + 1, run = ended + 1 } = event;
    last = seq;
    if (event.type === "sessionEnded") ended = run;
    return { seq, run, event };
  });
}

const parseLines = (text: string): UnifiedEvent[] =>
  text.split("\n").flatMap((line, index) => (line.trim() === "" ? [] : [parseLine(line, index)]));

function parseLine(line: string, index: number): UnifiedEvent {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    // reported below
  }
  if (isEvent(value)) return value;
  throw new TypeError(
    `recording: line ${index + 1}: Expected the JSON of a unified event, got ${JSON.stringify(line.slice(0, 80))}.`,
  );
}

const isEvent = (value: unknown): value is UnifiedEvent => hasTexts(value, "type", "sessionId");
