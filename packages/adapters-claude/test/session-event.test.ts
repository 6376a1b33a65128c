import { readFileSync } from "node:fs";

import type { ExitInput } from "@agentstream/adapter-kit";
import type { UnifiedEvent } from "@agentstream/schema";
import { isUnifiedEvent } from "@agentstream/schema/unified";
import { textOf, verifyStream } from "@agentstream/stream";
import { expect, test } from "vitest";

import { claude } from "../src/index.ts";

/** The written samples of the format, as the events of a session. */
const samples = new URL("../../dialects/test/fixtures/session-event-payloads.md", import.meta.url);
const printed = readFileSync(samples, "utf8")
  .split("```json\n")
  .slice(1)
  .map((part): unknown => JSON.parse(part.split("```")[0] ?? ""))
  .map((sample, index) => ({
    id: `evt-${index}`,
    sessionId: "550e8400-e29b-41d4-a716-446655440000",
    timestamp: `2025-12-03T10:00:0${index}.234Z`,
    ...Object(sample),
  }));

function translate(
  values: readonly unknown[],
  exit: Partial<ExitInput> = {},
  agentType = "claude",
): UnifiedEvent[] {
  const translator = claude.translator({
    sessionId: "mine",
    now: () => 0,
    protocol: "session-event",
    agentType,
  });
  return [
    ...values.map((value) => ({ type: "line", text: JSON.stringify(value) }) as const),
    { type: "exit", code: 0, ...exit } as const,
  ].flatMap((input) => translator.handle(input).events);
}

test("the written samples become unified events", () => {
  const events = translate(printed);
  expect(verifyStream(events)).toEqual([]);
  expect(events.filter((event) => !isUnifiedEvent(event))).toEqual([]);
  expect(events.map(({ type }) => type).filter((type) => !type.includes(":"))).toEqual([
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
  });
});

test.each([
  ["0", {}, "completed"],
  ["1", { code: 1 }, "failed"],
  ["a cancel of ours", { code: null, signal: "SIGTERM", sent: "cancel" }, "cancelled"],
] as const)("a connection that closes with %s ends the run honestly", (_, exit, reason) => {
  const events = translate(printed.slice(0, 4), exit);
  expect(verifyStream(events)).toEqual([]);
  expect(events.at(-1)).toMatchObject({ type: "sessionEnded", reason });
});

test("a result belongs to the oldest open call of its tool, and one without a call is no call's", () => {
  const at = { id: "e", sessionId: "s", timestamp: "2025-12-03T10:00:01.234Z" };
  const action = (tool: string): object => ({ ...at, type: "action", payload: { tool } });
  const result = (tool: string): object => ({
    ...at,
    type: "toolResult",
    payload: { tool, success: true },
  });
  const values = [result("A"), action("A"), action("B"), action("A"), result("A"), result("B")];
  const events = translate(values, {}, "qwen");
  expect(verifyStream(events)).toEqual([]);
  const started = events.flatMap((event) => (event.type === "toolStarted" ? [event.toolId] : []));
  expect(started.length).toBe(3);
  expect(events.flatMap((event) => (event.type === "toolCompleted" ? [event.toolId] : []))).toEqual(
    started.slice(0, 2),
  );
  expect(events[0]).toMatchObject({ sessionId: "mine", agentType: "qwen" });
});
