import { loadModels, visit, type ObjectDefinition } from "@agentstream/codegen/testing";
import { dialectNames } from "@agentstream/dialects";
import { isUnknownEvent, validateEvent, type UnifiedEvent } from "@agentstream/schema";
import { expect, test } from "vitest";

import { checkDialect, recordedRuns, valuesOf } from "../src/dialect-rules/index.ts";

/** What a reader of today meets when a newer version writes: new words, new fields, new events. */

const runs = recordedRuns();
const [unified] = await loadModels();
if (unified === undefined) throw new Error("no schema");
const { definitions } = unified;

type Change = (definition: ObjectDefinition, object: Readonly<Record<string, unknown>>) => void;

/** A copy of an event in which every object with a definition is changed. */
function changed(event: UnifiedEvent, change: Change): UnifiedEvent {
  const copy = structuredClone(event);
  visit(definitions, "UnifiedEvent", copy, change);
  return copy;
}

const seen = new Set<string>();
const newWords: Change = ({ name, properties }, object) => {
  for (const { name: key, type } of properties) {
    if (type.kind !== "enum" || !type.open || key === "agentType" || object[key] === undefined)
      continue;
    seen.add(`${name}.${key}`);
    Reflect.set(object, key, `newer-${JSON.stringify(object[key])}`);
  }
};
const newField: Change = (_, object) => {
  Reflect.set(object, "newerField", { with: ["something"] });
};

const newEvent = (event: UnifiedEvent): UnifiedEvent => {
  const { id, sessionId, timestamp, run } = event;
  return JSON.parse(
    JSON.stringify({ id: `${id}x`, sessionId, timestamp, run, type: "voiceChunk", voice: [1] }),
  );
};

test("new words and new fields are valid, and stay as they came", () => {
  let count = 0;
  for (const event of runs.flatMap(({ events }) => events)) {
    for (const change of [newWords, newField]) {
      const newer = changed(event, change);
      const text = JSON.stringify(newer);
      expect(validateEvent(newer).ok, text).toBe(true);
      expect(JSON.stringify(newer)).toBe(text);
      count++;
    }
  }
  expect(count).toBeGreaterThan(11_000);
  expect(seen.size).toBeGreaterThan(25);
  console.log(`${count} events of a newer version, ${seen.size} fields with a new word`);
});

test("a new event is an unknown one", () => {
  const events = runs.map(({ events: [first] }) => first && newEvent(first));
  const known = events.filter(
    (event) => event === undefined || !validateEvent(event).ok || !isUnknownEvent(event),
  );
  expect(known).toEqual([]);
  expect(events.length).toBeGreaterThan(500);
});

test.each(dialectNames)("%s of new fields and new events has all that it had", (name) => {
  for (const { events, name: recording } of runs) {
    const newer = events.flatMap((event) => [changed(event, newField), newEvent(event)]);
    expect(valuesOf(name, newer).length, recording).toBeGreaterThanOrEqual(
      valuesOf(name, events).length,
    );
  }
});

test.each(dialectNames)("%s of new words keeps its rules", (name) => {
  const faults = runs.flatMap(({ events, name: recording }) =>
    checkDialect(
      name,
      events.map((event) => changed(event, newWords)),
    ).map((fault) => `${recording}: ${fault}`),
  );
  expect(faults).toEqual([]);
});
