import type { UnifiedEvent } from "@agentstream/schema";
import { expect, test } from "vitest";

import { encodeRecords } from "../src/encode-records.ts";

const eventOf = (content: string, index: number): UnifiedEvent => ({
  id: `s.${index + 1}`,
  sessionId: "s",
  seq: index + 1,
  run: 1,
  timestamp: "2026-01-01T00:00:00.000Z",
  agentType: "claude",
  type: "textChunk",
  content,
});

/** More than fits into the memory of a batch, with texts that are encoded alone between. */
const contents = Array.from({ length: 4000 }, (_, index) =>
  (index % 3 === 0 ? "ü→😀" : "abc").repeat(index % 500 === 7 ? 10_000 : 1 + (index % 90)),
);

test("the records of a batch have the bytes of their events, whatever the next batch has", () => {
  const events = contents.map(eventOf);
  const records = encodeRecords(events);
  encodeRecords(events.toReversed());
  const texts = records.map(({ bytes }) => Buffer.from(bytes).toString());
  expect(texts.every((text, index) => text === JSON.stringify(events[index]))).toBe(true);
  expect(records.map(({ seq }) => seq)).toEqual(events.map(({ seq }) => seq));
  expect(texts).toHaveLength(4000);
  expect(encodeRecords([])).toEqual([]);
});
