import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { ruleFields } from "@agentstream/codegen";
import { eventTypes, validateEvent, type UnifiedEvent } from "@agentstream/schema";
import { verifyStream } from "@agentstream/stream";
import { expect, test } from "vitest";

const recordings = fileURLToPath(new URL("../../../recordings/", import.meta.url));
const streams = readdirSync(recordings, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith("unified.jsonl"))
  .map((path): UnifiedEvent[] =>
    readFileSync(`${recordings}${path}`, "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line)),
  );

/** How often the events of a type were without a field, and what its removal did. */
interface Tally {
  absent: number;
  allowed: number;
  refused: number;
  bySchema: number;
}
const enough = 12;

const known: ReadonlySet<string> = new Set(eventTypes);
const fieldsByType = new Map<string, Set<string>>();
for (const event of streams.flat().filter(({ type }) => known.has(type))) {
  const fields = fieldsByType.get(event.type) ?? new Set();
  fieldsByType.set(event.type, fields);
  for (const field of Object.keys(event)) fields.add(field);
}

test("the reference marks the fields that the verifier insists on, and no others", () => {
  expect(streams.length).toBeGreaterThanOrEqual(40);
  const tallies = new Map<string, Tally>();
  for (const events of streams) {
    expect(verifyStream(events)).toEqual([]);
    events.forEach((event, index) => {
      for (const field of fieldsByType.get(event.type) ?? []) {
        const key = `${event.type}.${field}`;
        const tally = tallies.get(key) ?? { absent: 0, allowed: 0, refused: 0, bySchema: 0 };
        tallies.set(key, tally);
        count(tally, events, index, field);
      }
    });
  }
  const insisted = [...tallies]
    .filter(([, { absent, allowed, refused }]) => absent + allowed === 0 && refused > 0)
    .map(([key]) => key);
  const types = [...fieldsByType.keys()];
  expect(types.length).toBeGreaterThanOrEqual(25);
  const marked = types
    .flatMap((type) =>
      [...ruleFields.every, ...(ruleFields[type] ?? [])].map((field) => `${type}.${field}`),
    )
    .filter((key) => tallies.get(key)?.bySchema === 0);
  expect(insisted.toSorted()).toEqual(marked.toSorted());
  expect(Object.keys(ruleFields).filter((type) => type !== "every" && !known.has(type))).toEqual(
    [],
  );
});

function count(tally: Tally, events: readonly UnifiedEvent[], index: number, field: string): void {
  const event = events[index];
  if (event === undefined || tally.refused >= enough) return;
  if (!Object.hasOwn(event, field)) {
    tally.absent++;
    return;
  }
  const without = Object.fromEntries(Object.entries(event).filter(([name]) => name !== field));
  if (!validateEvent(without).ok) {
    tally.bySchema++;
    return;
  }
  const changed = events.with(index, { ...event, [field]: undefined });
  if (verifyStream(changed).length === 0) tally.allowed++;
  else tally.refused++;
}
