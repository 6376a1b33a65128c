import { readRecordings, splitLines } from "@agentstream/recordings";
import { validateEvent } from "@agentstream/schema";
import { verifyStream } from "@agentstream/stream";
import fc from "fast-check";
import { expect, test } from "vitest";

import { mutate, allMutations, spokenBy } from "../src/index.ts";
import { sizeOf } from "./size-of.ts";

const perRecording = sizeOf("MUTATED_STREAMS", { usual: 8, long: 32 });

const steps = readRecordings()
  .flatMap((recording) => recording.steps)
  .flatMap((step) => {
    const speaker = spokenBy(step);
    // long ones take long and show nothing more
    return speaker === undefined || step.output.length === 0 || step.output.length > 60_000
      ? []
      : [{ step, speaker, lines: splitLines(step.output).map(({ text }) => text) }];
  });

test("recordings that were cut, swapped, doubled, dropped, corrupted or changed in a field give streams that keep the rules", () => {
  let streams = 0;
  const exits = fc.record({
    code: fc.constantFrom(0, 1, 53, 143, null),
    signal: fc.constantFrom(undefined, "SIGTERM"),
    sent: fc.constantFrom(undefined, "interrupt" as const, "cancel" as const, "timeout" as const),
  });
  for (const { step, speaker, lines } of steps) {
    fc.assert(
      fc.property(allMutations, exits, fc.boolean(), (changes, exit, raw) => {
        streams++;
        const mutated = mutate(lines, changes);
        const translator = speaker.adapter.translator({
          sessionId: "s",
          now: () => 0,
          raw,
          ...speaker.options,
        });
        const { sent, signal, code } = exit;
        const events = [
          ...mutated.flatMap((text) => translator.handle({ type: "line", text }).events),
          ...translator.handle({
            type: "exit",
            code,
            ...(signal !== undefined && { signal }),
            ...(sent !== undefined && { sent }),
          }).events,
        ];
        expect(
          verifyStream(events, raw ? { lines: mutated.filter((line) => line.trim() !== "") } : {}),
          step.name,
        ).toEqual([]);
        expect(
          events.filter((event) => !validateEvent(event).ok),
          step.name,
        ).toEqual([]);
      }),
      { numRuns: perRecording, seed: 7 },
    );
  }
  console.log(`${streams} mutated streams of ${steps.length} recordings`);
  expect(steps.length).toBeGreaterThanOrEqual(484);
  expect(streams).toBe(steps.length * perRecording);
});
