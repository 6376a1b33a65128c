import { expect, test } from "vitest";

import { createEventSerializer } from "../src/internal.ts";
import { chunk, started, stream, turn } from "./builder.ts";

const events = stream([started, turn(1), chunk("b1", "a"), chunk("b1", "a"), chunk("b2", "ü\n")]);
const [first = stream([turn(1)])[0]] = events;

/** Events that JSON.stringify treats in a way of its own, or that no stamper has made. */
const unusual: readonly object[] = [
  { ...first, origin: { line: 1, type: "a" } },
  { ...first, origin: { line: 2, type: "a", timestamp: "2026-01-01T00:00:00Z" } },
  { ...first, origin: { line: 2, type: "a", timestamp: undefined } },
  { ...first, origin: { type: "a", line: 2 } },
  { ...first, origin: { line: 1, type: "a", other: [1] } },
  { ...first, origin: { line: Number.NaN, type: "a" } },
  { ...first, origin: {} },
  { ...first, origin: null },
  { ...first, origin: undefined },
  { ...first, seq: undefined },
  { ...first, id: "x" },
  { ...first, sessionId: 'quoted "', id: 'quoted ".1', seq: 1 },
  { ...first, agentType: 'a"b' },
  { ...first, agentType: undefined },
  { ...first, data: { a: undefined, b: [undefined, null, true] }, x: Number.NaN, y: 1e21, z: -0 },
  { ...first, 'a "key"': "x".repeat(100), late: "x\u2028\u0000\ud800" },
  { type: "a:b", ...first },
  { type: "a:b" },
];

test("writes what JSON.stringify writes", () => {
  const serialize = createEventSerializer();
  const all = [...events, ...unusual, ...events];
  const different = all.filter((event) => serialize(event) !== JSON.stringify(event));
  expect(different).toEqual([]);
  expect(all).toHaveLength(28);
});
