import { readFileSync } from "node:fs";

import { isUnifiedEvent } from "@agentstream/schema/unified";
import { textOf, verifyStream } from "@agentstream/stream";
import { expect, test } from "vitest";

import { fromSessionEvent } from "../src/index.ts";

/** The printed samples, as the events of a session. */
const printed = readFileSync(new URL("fixtures/session-event-payloads.md", import.meta.url), "utf8")
  .split("```json\n")
  .slice(1)
  .map((part): unknown => JSON.parse(part.split("```")[0] ?? ""))
  .map((sample, index) => ({
    id: `evt-${index}`,
    sessionId: "550e8400-e29b-41d4-a716-446655440000",
    timestamp: `2025-12-03T10:00:0${index}.234Z`,
    ...Object(sample),
  }));

test("the printed samples become unified events", () => {
  const reader = fromSessionEvent();
  const events = [...printed.flatMap((value) => reader.push(value)), ...reader.end()];
  expect(verifyStream(events)).toEqual([]);
  expect(events.filter((event) => !isUnifiedEvent(event))).toEqual([]);
  expect(events.map(({ type }) => type)).toEqual([
    "sessionStarted",
    "turnStarted",
    "textChunk",
    "textChunk",
    "fileChanged",
    "toolStarted",
    "toolCompleted",
    "error",
    "turnFailed",
    "sessionEnded",
  ]);
  expect(textOf(events)).toBe(
    "Planning edits for: Refactor authenticationReading file: src/auth.ts",
  );
  expect(events.at(-1)).toMatchObject({
    reason: "failed",
    error: "Session failed: Permission denied",
    timestamp: "2025-12-03T10:00:05.234Z",
  });
});

test.each([
  [undefined, "completed"],
  ["done", "completed"],
  ["failed", "failed"],
  ["cancelled", "cancelled"],
] as const)("a connection that closes as %s ends the run as %s", (state, reason) => {
  const reader = fromSessionEvent();
  const events = printed.slice(0, 4).flatMap((value) => reader.push(value));
  events.push(...reader.end(state));
  expect(verifyStream(events)).toEqual([]);
  expect(events.at(-1)).toMatchObject({ type: "sessionEnded", reason });
});

test("a result belongs to the oldest open call of its tool, and one without a call is left out", () => {
  const reader = fromSessionEvent({ sessionId: "mine", agentType: "qwen" });
  const at = { id: "e", sessionId: "s", timestamp: "2025-12-03T10:00:01.234Z" };
  const action = (tool: string): object => ({ ...at, type: "action", payload: { tool } });
  const result = (tool: string): object => ({
    ...at,
    type: "toolResult",
    payload: { tool, success: true },
  });
  const values = [result("A"), action("A"), action("B"), action("A"), result("A"), result("B")];
  const events = [...values.flatMap((value) => reader.push(value)), ...reader.end()];
  expect(verifyStream(events)).toEqual([]);
  expect(events.flatMap((event) => (event.type === "toolCompleted" ? [event.toolId] : []))).toEqual(
    ["call-1", "call-2"],
  );
  expect(events[0]).toMatchObject({ sessionId: "mine", agentType: "qwen" });
});
