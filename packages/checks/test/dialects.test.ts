import { createDialect, dialectNames, type DialectName } from "@agentstream/dialects";
import { expect, test } from "vitest";

import { checkDialect, kindOf, recordedRuns, valuesOf } from "../src/dialect-rules/index.ts";

const runs = recordedRuns();

test.each(dialectNames)("%s of every recording is valid and keeps its rules", (name) => {
  const faults = runs.flatMap((run) =>
    checkDialect(name, run.events).map((fault) => `${run.name}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

/** The kinds that no rule misses: what a format need not have. */
const unmissed: Record<DialectName, readonly string[]> = {
  execute: [],
  // native events of the vendor's own, and facts that came after init
  ues: [
    "history",
    "message.part.updated",
    "prompt_suggestion",
    "session_update",
    "stream_event",
    "tool_use_summary",
    "transcript_mirror",
    "turn/diff/updated",
  ],
  daemon: [],
  "session-event": [],
  acp: ["current_mode_update", "usage_update"],
  "ag-ui": [],
  "ai-sdk": ["data-notice", "tool-input-delta", "tool-input-start"],
};

test.each(dialectNames)("the rules of %s see what is left out, and what comes twice", (name) => {
  const kinds = new Set(runs.flatMap(({ events }) => valuesOf(name, events).map(kindOf)));
  const isBlind = (kind: string): boolean =>
    runs.every(({ events }) => {
      const without = checkDialect(name, events, (values) =>
        values.filter((value) => kindOf(value) !== kind),
      );
      return without.length === 0;
    });
  expect([...kinds].filter(isBlind).toSorted((left, right) => (left < right ? -1 : 1))).toEqual(
    unmissed[name],
  );
  const twice = runs.filter(({ events }) => {
    const last = checkDialect(name, events, (values) => [...values, ...values.slice(-1)]);
    return last.length > 0;
  });
  expect(twice.length).toBeGreaterThan(10);
});

const columns = ["recordings", "events", ...dialectNames];
const expected = Object.fromEntries(
  Object.entries({
    "native/claude/stream-json": [198, 2764, 1393, 2261, 1229, 566, 966, 3196, 2861],
    "native/codex/exec": [100, 646, 452, 661, 345, 251, 262, 950, 861],
    "native/codex/app-server": [42, 723, 353, 694, 284, 163, 438, 893, 612],
    "native/gemini/stream-json": [127, 1159, 789, 1170, 630, 395, 588, 1496, 1201],
    "native/acp/message": [8, 95, 45, 86, 37, 25, 40, 112, 82],
    "native/opencode/run": [44, 476, 348, 480, 195, 210, 209, 698, 462],
    "native/opencode/serve": [9, 125, 46, 112, 42, 26, 43, 147, 103],
  }).map(([schema, row]) => [
    schema,
    Object.fromEntries(columns.map((column, index) => [column, row[index]])),
  ]),
);

/** How many values each dialect makes of what each agent printed. */
test("the recordings become as many values as they did", () => {
  const table: Record<string, Record<string, number>> = {};
  for (const { schema, events } of runs) {
    const row = (table[schema] ??= { recordings: 0, events: 0 });
    const add = (name: string, count: number): void => {
      row[name] = (row[name] ?? 0) + count;
    };
    add("recordings", 1);
    add("events", events.length);
    for (const name of dialectNames) add(name, valuesOf(name, events).length);
  }
  console.table(table);
  expect(table).toEqual(expected);
  for (const row of Object.values(table)) expect(Object.values(row)).not.toContain(0);
});

test("who reads on from any seq gets the tail of the whole", () => {
  const some = runs.filter((_, index) => index % Math.floor(runs.length / 20) === 0).slice(0, 20);
  expect(some.length).toBe(20);
  let readers = 0;
  for (const { events } of some) {
    for (const name of dialectNames) {
      const whole = valuesOf(name, events);
      for (let from = 0; from <= events.length; from++) {
        const tail = valuesFrom(name, events, from);
        expect(tail).toEqual(whole.slice(whole.length - tail.length));
        expect(tail.length).toBe(valuesOf(name, events).length - countBefore(name, events, from));
        readers++;
      }
    }
  }
  console.log(`${readers} readers`);
  expect(readers).toBeGreaterThanOrEqual(1_000);
});

type Events = Parameters<typeof valuesOf>[1];

/** What a reader gets that has seen everything before an event, and resumes there. */
function valuesFrom(name: DialectName, events: Events, from: number): readonly unknown[] {
  const dialect = createDialect(name);
  for (const event of events.slice(0, from)) dialect.push(event);
  return [
    ...events.slice(from).flatMap((event): readonly unknown[] => dialect.push(event)),
    ...dialect.end(),
  ];
}

function countBefore(name: DialectName, events: Events, until: number): number {
  const dialect = createDialect(name);
  return events.slice(0, until).reduce((sum, event) => sum + dialect.push(event).length, 0);
}
