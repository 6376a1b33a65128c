import { readFileSync } from "node:fs";

import { verifyStream, type EventDraft } from "@agentstream/stream";
import { expect, test } from "vitest";

import { noUsage, session, stream, valuesOf, whole } from "./stream.ts";

/** The printed samples, by their type. */
const printed = new Map(
  readFileSync(new URL("fixtures/session-event-payloads.md", import.meta.url), "utf8")
    .split("```json\n")
    .slice(1)
    .map((part): unknown => JSON.parse(part.split("```")[0] ?? ""))
    .map((value) => [typeOf(value), value]),
);

function typeOf(value: unknown): unknown {
  return typeof value === "object" && value !== null && "type" in value ? value.type : undefined;
}

const prompt = "Refactor authentication";
const drafts: EventDraft[] = [
  { type: "sessionStarted", agentType: "claude", schemaVersion: "1.0" },
  { type: "turnStarted", turnNumber: 1, prompt },
  {
    type: "thinkingChunk",
    content: `Planning edits for: ${prompt}`,
    blockId: "p",
    isComplete: true,
    text: `Planning edits for: ${prompt}`,
  },
  whole("b", "Reading file: src/auth.ts"),
  {
    type: "toolStarted",
    toolId: "t",
    toolName: "Edit",
    arguments: {
      file_path: "/src/auth.ts",
      old_string: "function login()",
      new_string: "async function login()",
    },
  },
  {
    type: "fileChanged",
    filePath: "src/auth.ts",
    changeType: "modified",
    diff: "@@ -10,5 +10,8 @@\n-old line\n+new line",
    toolId: "t",
  },
  { type: "toolCompleted", toolId: "t", success: true, result: "File updated successfully" },
  { type: "turnCompleted", turnNumber: 1, usage: noUsage },
  { type: "sessionEnded", reason: "failed", error: "Session failed: Permission denied" },
];

test("the printed payloads of the family session-event come out as printed", () => {
  const events = stream(drafts);
  expect(verifyStream(events)).toEqual([]);
  const values = valuesOf("session-event", events);
  expect(values.map((value) => typeOf(value))).toEqual([
    "plan",
    "log",
    "action",
    "diff",
    "toolResult",
    "error",
  ]);
  for (const value of values) expect(value).toMatchObject(Object(printed.get(typeOf(value))));
  expect(printed.size).toBe(6);
});

test("an event is written as in §3.3, with a UUID that is derived from the session and its seq", () => {
  const log = valuesOf("session-event", stream(drafts)).find((value) => typeOf(value) === "log");
  expect(Object.keys(Object(log))).toEqual(["id", "sessionId", "type", "payload", "timestamp"]);
  expect(log).toEqual({
    id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-000000000004$/),
    sessionId: session,
    type: "log",
    payload: { line: "Reading file: src/auth.ts" },
    timestamp: "2025-12-03T10:00:01.234Z",
  });
});
