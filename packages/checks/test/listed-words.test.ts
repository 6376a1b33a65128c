import { loadModels, visit } from "@agentstream/codegen/testing";
import { closeOpen } from "@agentstream/stream";
import { expect, test } from "vitest";

import { recordedRuns } from "../src/dialect-rules/index.ts";

const runs = recordedRuns();
const [unified] = await loadModels();
if (unified === undefined) throw new Error("no schema");
const { definitions } = unified;

/** The words of ours in an event that are in no list, and how many there are at all. */
function wordsOf(event: unknown): { unlisted: string[]; count: number } {
  const unlisted: string[] = [];
  let count = 0;
  visit(definitions, "UnifiedEvent", event, ({ name, properties }, object) => {
    for (const { name: key, type } of properties) {
      if (type.kind !== "enum" || type.list === undefined || object[key] === undefined) continue;
      count++;
      if (!type.values.some((word) => word === object[key])) {
        unlisted.push(`${name}.${key}: ${JSON.stringify(object[key])}`);
      }
    }
  });
  return { unlisted, count };
}

test("no adapter emits a word that is not listed", () => {
  const found = runs.flatMap(({ events }) => events.map(wordsOf));
  expect(new Set(found.flatMap(({ unlisted }) => unlisted))).toEqual(new Set());
  const count = found.reduce((sum, one) => sum + one.count, 0);
  expect(count).toBeGreaterThan(4500);
  console.log(`${count} words in ${found.length} events`);
});

test("nor do the events that close a stream which was cut off", () => {
  const reasons = ["completed", "failed", "cancelled", "timeout"] as const;
  const found = runs.flatMap(({ events }, index) => {
    const cut = events.slice(0, 1 + (index % events.length));
    const reason = reasons[index % reasons.length] ?? "failed";
    return closeOpen(cut, { reason }, Date.parse("2100-01-01")).map(wordsOf);
  });
  expect(new Set(found.flatMap(({ unlisted }) => unlisted))).toEqual(new Set());
  expect(found.length).toBeGreaterThan(runs.length);
});
