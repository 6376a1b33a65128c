import type { UnifiedEvent } from "@agentstream/schema";
import { limits } from "@agentstream/schema/limits";
import { closeOpen, verifyStream } from "@agentstream/stream";
import { expect, test } from "vitest";

import { createDialect, dialectNames } from "../src/index.ts";

const piece = "0123456789abcde\n".repeat(4096);
const pieces = 3 * Math.ceil(limits.maxRepeatBytes / piece.length);

/** A run with one block that is larger than what is repeated, cut off before its end. */
function cutRun(): UnifiedEvent[] {
  const base = (seq: number) => ({
    id: `s.${seq}`,
    seq,
    run: 1,
    sessionId: "s",
    agentType: "claude",
    timestamp: "2026-11-18T12:00:00.000Z",
  });
  return [
    { ...base(1), type: "sessionStarted", agentType: "claude", schemaVersion: "1.0" },
    { ...base(2), type: "turnStarted", turnNumber: 1 },
    ...Array.from({ length: pieces }, (_, index): UnifiedEvent => ({
      ...base(index + 3),
      type: "textChunk",
      blockId: "b",
      content: piece,
    })),
  ];
}

const run = cutRun();
const end = closeOpen(run, { reason: "failed", detail: "other" }, 0);

test("the closing chunk of a large block leaves its text out, and lists that", () => {
  expect(end[0]).toMatchObject({ type: "textChunk", isComplete: true, omitted: ["text"] });
  expect(end[0]).not.toHaveProperty("text");
  expect(verifyStream([...run, ...end])).toEqual([]);
  const [, ...rest] = end;
  const whole = piece.repeat(pieces);
  for (const [text, violations] of [
    [whole, 0],
    [`${whole.slice(0, -1)}x`, 1],
  ] as const)
    expect(verifyStream([...run, withText(text), ...rest]).length).toBe(violations);
});

const withText = (text: string): UnifiedEvent => ({
  id: `s.${run.length + 1}`,
  seq: run.length + 1,
  run: 1,
  sessionId: "s",
  agentType: "claude",
  timestamp: "2026-11-18T12:00:00.000Z",
  type: "textChunk",
  blockId: "b",
  content: "",
  isComplete: true,
  text,
});

test.each(dialectNames)("%s has all of a large block, and nothing of it twice", (name) => {
  const dialect = createDialect(name);
  const completed = end.map((event) =>
    event.type === "textChunk" ? { ...event, interrupted: false } : event,
  );
  const values = [...run, ...completed].flatMap((event) => dialect.push(event));
  const text = JSON.stringify([...values, ...dialect.end()]);
  expect(text.split("0123456789abcde").length - 1).toBe(pieces * 4096);
});
