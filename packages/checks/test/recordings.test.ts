import { readRecordings } from "@agentstream/recordings";
import { isExtensionEvent } from "@agentstream/schema";
import { verifyStream } from "@agentstream/stream";
import { createEventSerializer } from "@agentstream/stream/internal";
import { expect, test } from "vitest";

import { checkStep, spokenBy, translateStep } from "../src/index.ts";

const spoken = readRecordings()
  .flatMap(({ steps }) => steps)
  .flatMap((step) => {
    const speaker = spokenBy(step);
    return speaker === undefined ? [] : [{ step, speaker, report: checkStep(step, speaker) }];
  });

/** How many processes of each kind were recorded, and how many events they gave. */
test("every recording is translated", () => {
  const counts: Record<string, [processes: number, events: number]> = {};
  for (const { step, report } of spoken) {
    const count = (counts[step.schema ?? ""] ??= [0, 0]);
    count[0]++;
    count[1] += report.events.length;
  }
  expect(counts).toEqual({
    "native/claude/stream-json": [198, 2764],
    "native/codex/app-server": [42, 723],
    "native/codex/exec": [100, 646],
    "native/gemini/stream-json": [127, 1159],
    "native/acp/message": [8, 95],
    "native/opencode/run": [44, 476],
    "native/opencode/serve": [9, 125],
  });
});

test("every stream keeps the rules, with raw too, and every event is valid", () => {
  const violations = spoken.flatMap(({ report }) =>
    report.violations.map((violation) => `${report.name}: ${violation}`),
  );
  expect(violations).toEqual([]);
});

test("the JSON of every event is that of JSON.stringify", () => {
  const different = spoken.flatMap(({ report: { events } }) => {
    const serialize = createEventSerializer();
    return events.filter((event) => serialize(event) !== JSON.stringify(event));
  });
  expect(different).toEqual([]);
});

test("with raw the same is reported as without", () => {
  const differing = spoken.filter(({ step, speaker: { adapter, options }, report }) => {
    const meant = (events: typeof report.events): string[] =>
      events.filter((event) => !isExtensionEvent(event)).map(({ type }) => type);
    const withRaw = translateStep(adapter, step, { ...options, raw: true });
    return JSON.stringify(meant(withRaw)) !== JSON.stringify(meant(report.events));
  });
  expect(differing.map(({ step }) => step.name)).toEqual([]);
});

test("a later run of a session goes on with its numbers, and its ids are its own", () => {
  const violations = spoken.flatMap(({ step, speaker: { adapter, options }, report }) => {
    const { events } = report;
    const turns = events.filter(({ type }) => type === "turnStarted").length;
    const later = { ...options, run: 2, firstSeq: events.length + 1, firstTurn: turns + 1 };
    return verifyStream([...events, ...translateStep(adapter, step, later)]).map(
      ({ clause, reason }) => `${step.name}: rule ${clause}: ${reason}`,
    );
  });
  expect(violations).toEqual([]);
});
