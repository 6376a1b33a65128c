import { createDialect, dialectNames } from "@agentstream/dialects";
import { readRecordings, splitLines } from "@agentstream/recordings";
import { echo } from "@agentstream/runner";
import type { UnifiedEvent } from "@agentstream/schema";
import { verifyStream, wellFormed } from "@agentstream/stream";
import { expect, test } from "vitest";

import { spokenBy } from "../src/index.ts";

const steps = readRecordings()
  .flatMap((recording) => recording.steps)
  .flatMap((step) => {
    const speaker = spokenBy(step);
    return speaker === undefined || step.output.length === 0 || step.output.length > 20_000
      ? []
      : [{ step, speaker, lines: splitLines(step.output).map(({ text }) => text) }];
  })
  .filter((_, index) => index % 12 === 0);

/** A string of JSON text, key or value. */
const strings = /"(?:[^"\\]|\\.)*"/g;
const most = 48;

/** A line in which the string at a position ends in half a character. */
function spoil(line: string, position: number, half: string): string {
  let index = 0;
  return line.replaceAll(strings, (string) =>
    index++ === position ? `${string.slice(0, -1)}${half}"` : string,
  );
}

/** The values in which some string or key is not well-formed. */
const malformed = (values: readonly unknown[]): unknown[] =>
  values.filter((value) => JSON.stringify(wellFormed(value)) !== JSON.stringify(value));

const dialectValues = (events: readonly UnifiedEvent[]): unknown[] =>
  dialectNames.flatMap((name): readonly unknown[] => {
    const dialect = createDialect(name);
    return [
      ...events.flatMap((event): readonly unknown[] => dialect.push(event)),
      ...dialect.end(),
    ];
  });

test("half characters in any string or key of a native line are never sent on", () => {
  let streams = 0;
  for (const { step, speaker, lines } of steps) {
    const count = Math.max(...lines.map((line) => line.match(strings)?.length ?? 0));
    for (let position = 0; position < Math.min(count, most); position++) {
      streams++;
      // as an escape, as an escape of the other half, and bare, as only a caller in JavaScript can pass it
      const half = ["\\ud83e", "\\uDDEA", "\ud83e"][position % 3] ?? "";
      const spoilt = lines.map((line) => spoil(line, position, half));
      const raw = position % 2 === 0;
      const translator = speaker.adapter.translator({
        sessionId: "s",
        now: () => 0,
        raw,
        ...speaker.options,
      });
      const events = [
        ...spoilt.flatMap((text) => translator.handle({ type: "line", text }).events),
        ...translator.handle({ type: "stderr", text: "half: \ud83e" }).events,
        ...translator.handle({ type: "exit", code: 0 }).events,
      ];
      expect(malformed(events), step.name).toEqual([]);
      expect(malformed(dialectValues(events)), step.name).toEqual([]);
      expect(verifyStream(events, raw ? { lines: spoilt } : {}), step.name).toEqual([]);
    }
  }
  console.log(`${streams} streams of ${steps.length} recordings`);
  expect(streams).toBeGreaterThan(1000);
});

test("nor are those of a line that is no JSON, or of a host's input", () => {
  const translator = echo.translator({
    sessionId: "s",
    now: () => 0,
    config: { projectId: "p\ud83e" },
  });
  const events = [
    { type: "start" } as const,
    { type: "line", text: "no JSON \ud83e" } as const,
    { type: "prompt", prompt: "half \ud83e" } as const,
    { type: "exit", code: 0 } as const,
  ].flatMap((input) => translator.handle(input).events);
  expect(malformed(events)).toEqual([]);
  const text = JSON.stringify(events);
  for (const part of ["no JSON \ufffd", "half \ufffd", "p\ufffd"]) expect(text).toContain(part);
});
