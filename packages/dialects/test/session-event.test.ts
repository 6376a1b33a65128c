import { validate } from "@agentstream/schema/dialects/session-event";
import type { EventDraft } from "@agentstream/stream";
import { expect, test } from "vitest";

import { block, ended, run, started, stream, valuesOf, turn, whole } from "./stream.ts";

const said = (...drafts: EventDraft[]): unknown[] =>
  valuesOf("session-event", drafts.length === 0 ? run() : stream(drafts)).map((value) => [
    Object(value).type,
    Object(value).payload,
  ]);

test("a text is emitted once, whole, as a log", () => {
  const values = valuesOf(
    "session-event",
    run(...block("b", ["one ", "two"]), whole("c", "three")),
  );
  expect(values.map((value) => Object(value).payload)).toEqual([
    { line: "one two" },
    { line: "three" },
  ]);
  expect(values.filter((value) => !validate(value).ok)).toEqual([]);
  expect(new Set(values.map((value) => Object(value).id)).size).toBe(2);
});

test("a text that was taken back before its end is never reported", () => {
  expect(
    said(
      started,
      turn,
      { type: "textChunk", content: "no", blockId: "b" },
      { type: "blockDiscarded", blockId: "b" },
      ended,
    ),
  ).toEqual([]);
});

test("a plan is text with a line for each step", () => {
  const plan: EventDraft = {
    type: "planUpdated",
    explanation: "First things first.",
    entries: [
      { content: "look", status: "completed" },
      { content: "edit", status: "inProgress" },
      { content: "test", status: "pending" },
      { content: "sing", status: "cancelled" },
    ],
  };
  expect(said(started, plan, ended)).toEqual([
    ["plan", { message: "First things first.\n- [x] look\n- [~] edit\n- [ ] test\n- [-] sing" }],
  ]);
});

test("a call that failed is a result without success", () => {
  const call = (toolId: string): EventDraft => ({
    type: "toolStarted",
    toolId,
    toolName: "Bash",
    arguments: {},
  });
  expect(
    said(
      started,
      turn,
      call("1"),
      call("2"),
      { type: "toolFailed", toolId: "2", reason: "denied" },
      { type: "toolCompleted", toolId: "1", success: false, error: "exit 1" },
      ended,
    ),
  ).toEqual([
    ["action", { tool: "Bash", args: {} }],
    ["action", { tool: "Bash", args: {} }],
    ["toolResult", { tool: "Bash", success: false, output: "denied" }],
    ["toolResult", { tool: "Bash", success: false, output: "exit 1" }],
  ]);
});

test.each([
  ["completed", []],
  ["cancelled", [["cancelled", {}]]],
  ["failed", [["error", { message: "no key" }]]],
  ["timeout", [["error", { message: "no key" }]]],
] as const)("a session that is %s ends so", (reason, expected) => {
  const end: EventDraft = { type: "sessionEnded", reason, error: "no key" };
  expect(said(started, end)).toEqual(expected);
});

test("a stream that is cut off has failed", () => {
  expect(said(started, turn)).toEqual([
    ["error", { message: "The stream of the session was cut off." }],
  ]);
});
