import { dialectNames } from "@agentstream/dialects";
import { readRecordings, splitLines } from "@agentstream/recordings";
import type { UnifiedEvent } from "@agentstream/schema";
import { verifyStream } from "@agentstream/stream";
import fc from "fast-check";
import { expect, test } from "vitest";

import { checkDialect } from "../src/dialect-rules/index.ts";
import { mutate, mutations, spokenBy, type Speaker } from "../src/index.ts";

interface Recorded extends Speaker {
  readonly name: string;
  readonly lines: readonly string[];
}

const recorded: readonly Recorded[] = readRecordings()
  .flatMap(({ steps }) => steps)
  .flatMap((step) => {
    const speaker = spokenBy(step);
    // long ones take long and show nothing more
    if (speaker === undefined || step.output.length === 0 || step.output.length > 40_000) return [];
    const lines = splitLines(step.output).map(({ text }) => text);
    return [{ ...speaker, name: step.name, lines }];
  });

const exits = fc.record({
  code: fc.constantFrom(0, 1, 53, null),
  signal: fc.constantFrom(null, "SIGTERM"),
  sent: fc.constantFrom(undefined, "interrupt" as const, "timeout" as const),
});

function translate(
  { adapter, options }: Speaker,
  lines: readonly string[],
  { code, signal, sent }: typeof exits extends fc.Arbitrary<infer Exit> ? Exit : never,
): UnifiedEvent[] {
  const translator = adapter.translator({ sessionId: "s", now: () => 0, ...options });
  const exit = { type: "exit", code, signal, ...(sent !== undefined && { sent }) } as const;
  return [
    ...lines.flatMap((text) => translator.handle({ type: "line", text }).events),
    ...translator.handle(exit).events,
  ];
}

test("recordings that went wrong on their way keep the rules of every dialect", () => {
  let streams = 0;
  for (const speaker of recorded) {
    fc.assert(
      fc.property(mutations, exits, (changes, exit) => {
        const events = translate(speaker, mutate(speaker.lines, changes), exit);
        // what the adapters make is held to the rules elsewhere
        fc.pre(verifyStream(events).length === 0);
        streams++;
        for (const name of dialectNames)
          expect(checkDialect(name, events), `${name} of ${speaker.name}`).toEqual([]);
      }),
      { numRuns: 5, seed: 11 },
    );
  }
  console.log(
    `${streams} mutated streams of ${recorded.length} recordings, ${dialectNames.length} dialects`,
  );
  expect(streams).toBeGreaterThanOrEqual(2_000);
}, 300_000);
