import { readFileSync } from "node:fs";

import { validateEvent } from "@agentstream/schema";
import { describe, expect, test } from "vitest";

import { clauses, verifyStream } from "../src/index.ts";
import { streamVectors, type StreamVector } from "./read-stream-vectors.ts";

const known = Object.keys(clauses);
const page = readFileSync(new URL("../../../docs/reference/stream.md", import.meta.url), "utf8");

const isValid = ({ violations }: StreamVector): boolean => violations.length === 0;
const breaks =
  (clause: string) =>
  ({ violations }: StreamVector): boolean =>
    violations.some((violation) => violation.clause === clause);

describe("the vectors of streams", () => {
  test("are many, and named apart", () => {
    expect(streamVectors.length).toBeGreaterThanOrEqual(320);
    const names = streamVectors.map(({ clause, name }) => `${clause} ${name}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test("name known clauses only", () => {
    const named = streamVectors.flatMap(({ clause, violations }) => [
      clause,
      ...violations.map((violation) => violation.clause),
    ]);
    expect(named.filter((clause) => !known.includes(clause))).toEqual([]);
  });

  test("have events that are valid", () => {
    const faults = streamVectors.flatMap(({ name, events }) =>
      events.flatMap((event) => {
        const result = validateEvent(event);
        return result.ok ? [] : [`${name}: ${event.type}${result.errors[0]?.path}`];
      }),
    );
    expect(faults).toEqual([]);
  });

  test.each(known)("%s has a stream that keeps it and one that breaks it", (clause) => {
    const own = streamVectors.filter((vector) => vector.clause === clause);
    expect(own.filter(isValid).length).toBeGreaterThanOrEqual(1);
    expect(own.filter(breaks(clause)).length).toBeGreaterThanOrEqual(1);
    // a vector of a clause is about that clause
    expect(own.filter((vector) => !isValid(vector) && !breaks(clause)(vector))).toEqual([]);
  });
});

test.each(streamVectors)("$clause $name", ({ events, lines, tail, violations }) => {
  const found = verifyStream(events, {
    ...(lines !== undefined && { lines }),
    ...(tail !== undefined && { isTail: tail }),
  });
  expect(found.map(({ clause, seq }) => ({ clause, seq }))).toEqual(violations);
  expect(found.filter(({ reason }) => reason === "")).toEqual([]);
});

test("the specification has each clause once, with the title that the code has", () => {
  const specified = [...page.matchAll(/^\*\*(\d+\.\d+) (.+?)\.\*\* ([^]*?)\n\n/gm)];
  expect(specified.map(([, clause, title]) => [clause, title])).toEqual(Object.entries(clauses));
  const mild = specified.filter(([, , , text = ""]) => !/\bMUST\b/.test(text));
  expect(mild.map(([, clause]) => clause)).toEqual([]);
});
