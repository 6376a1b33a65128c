import { translate } from "@agentstream/adapter-kit";
import { readRecordings } from "@agentstream/recordings";
import type { UnifiedEvent } from "@agentstream/schema";
import { expect, test } from "vitest";

import { spokenBy } from "../src/spoken-by.ts";
import { exitInput, translateStep } from "../src/translate-step.ts";

const steps = readRecordings().flatMap((recording) => recording.steps);
const fixed = { sessionId: "s", now: () => 0 };

async function* pieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array, void, void> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size);
}

test("translate() gives the events that the translator gives, for every recording", async () => {
  let checked = 0;
  for (const step of steps) {
    const speaker = spokenBy(step);
    if (speaker === undefined) continue;
    const options = { ...speaker.options, ...fixed };
    const { stderr, output } = step;
    const events: UnifiedEvent[] = [];
    // an odd size: pieces end in the middle of lines and of characters
    const source = pieces(output, 1021);
    const exit = exitInput(step.exit);
    for await (const event of translate(speaker.adapter, source, { ...options, exit, stderr }))
      events.push(event);
    expect(events, step.name).toEqual(translateStep(speaker.adapter, step, options));
    checked++;
  }
  console.log(`${checked} recorded processes`);
  expect(checked).toBeGreaterThan(300);
});
