import { readFileSync } from "node:fs";

import type { ConnectionEvent, UnifiedEvent } from "@agentstream/schema";
import { verifyStream, type EventDraft } from "@agentstream/stream";
import { expect, test } from "vitest";

import { createDialect } from "../src/index.ts";
import { block, noUsage, session, stream, whole } from "./stream.ts";

/** The `data:` lines below a heading, without the last, which is the encoder's. */
function printed(heading: string): string[] {
  const text = readFileSync(new URL("fixtures/daemon-flows.txt", import.meta.url), "utf8");
  const [, after = ""] = text.split(`\n${heading}\n`);
  const [, flow = ""] = /((?:^data: .*\n)+)/m.exec(after) ?? [];
  expect(flow).toMatch(/data: \[DONE\]\n$/);
  return flow.trim().split("\n").slice(0, -1);
}

const opening = (nativeSessionId?: string): EventDraft[] => [
  {
    type: "sessionStarted",
    agentType: "claude",
    schemaVersion: "1.0",
    model: "claude-sonnet-4-20250514",
    ...(nativeSessionId !== undefined && { nativeSessionId }),
  },
  { type: "turnStarted", turnNumber: 1 },
];

const closing = (nativeSessionId: string): EventDraft[] => [
  { type: "turnCompleted", turnNumber: 1, usage: noUsage },
  { type: "sessionEnded", reason: "completed", nativeSessionId },
];

const call = (toolName: string, given: Record<string, unknown>): EventDraft => ({
  type: "toolStarted",
  toolId: "t",
  toolName,
  arguments: given,
});
const returned: EventDraft = { type: "toolCompleted", toolId: "t", success: true };
const cutOff: EventDraft = { type: "toolFailed", toolId: "t", reason: "cancelled" };
const failed = (error: string, errorCode: "noResult" | "cancelled"): EventDraft => ({
  type: "turnFailed",
  turnNumber: 1,
  error,
  errorCode,
});
const ping: ConnectionEvent = { type: "ping", sessionId: session, timestamp: "" };

function lines(events: readonly (UnifiedEvent | ConnectionEvent)[]): string[] {
  const dialect = createDialect("daemon");
  return [...events.flatMap((event) => dialect.push(event)), ...dialect.end()].map(
    (value) => `data: ${JSON.stringify(value)}`,
  );
}

/** The lines of a stream that keeps the rules. */
function linesOf(drafts: readonly EventDraft[]): string[] {
  const events = stream(drafts);
  return verifyStream(events).length === 0 ? lines(events) : ["the stream breaks a rule"];
}

test("a simple text", () => {
  expect(
    linesOf([
      ...opening("sdk-123"),
      ...block("b", ["The ", "answer ", "is 42."]),
      ...closing("sdk-123"),
    ]),
  ).toEqual(printed("Simple Text Response"));
});

test("a tool with text", () => {
  expect(
    linesOf([
      ...opening(),
      // nothing there says that this text was whole
      ...block("b1", ["Let me check..."], { interrupted: true }),
      call("Bash", { command: "ls -la" }),
      { type: "toolProgress", toolId: "t", output: "Running command..." },
      returned,
      ...block("b2", ["Here are the files:\n", "- src/\n- Cargo.toml"]),
      ...closing("sdk-456"),
    ]),
  ).toEqual(printed("Tool Use with Text"));
});

test("a question", () => {
  expect(
    linesOf([
      ...opening(),
      ...block("b", ["I need to clarify a few things."], { interrupted: true }),
      { type: "toolStarted", toolId: "t", toolName: "AskUserQuestion", toolKind: "question" },
      {
        type: "questionAsked",
        requestId: "q",
        toolId: "t",
        questions: [
          {
            id: "1",
            question: "Which approach?",
            options: [{ label: "Option A" }, { label: "Option B" }],
            multiSelect: false,
          },
        ],
      },
      { type: "questionAnswered", requestId: "q", outcome: "answered" },
      returned,
      ...closing("sdk-789"),
    ]),
  ).toEqual(printed("AskUserQuestion"));
});

test("a message that waits", () => {
  const queued: ConnectionEvent = {
    type: "queued",
    sessionId: session,
    timestamp: "",
    position: 1,
  };
  expect(lines([queued])).toEqual(printed("Queued Message"));
});

test("an error", () => {
  expect(
    linesOf([
      ...opening(),
      ...block("b", ["Let me "], { interrupted: true }),
      failed("The turn ended without a result.", "noResult"),
      { type: "sessionEnded", reason: "failed", errorCode: "unknown", exitCode: 1 },
    ]),
  ).toEqual(printed("Error During Processing"));
});

test("pings in a long operation", () => {
  const events = stream([
    ...opening(),
    ...block("b1", ["Analyzing...", " the codebase structure"], { interrupted: true }),
    call("Glob", { pattern: "**/*.rs" }),
    returned,
    whole("b2", "I found 15 Rust files..."),
    ...closing("sdk-789"),
  ]);
  expect(verifyStream(events)).toEqual([]);
  const withPings = [...events.slice(0, 3), ping, ...events.slice(3, 5), ping, ...events.slice(5)];
  expect(lines(withPings)).toEqual(printed("Keepalive During Long Operation"));
});

test("an interrupt", () => {
  expect(
    linesOf([
      ...opening(),
      ...block("b", ["Let me analyze this large codebase..."], { interrupted: true }),
      call("Glob", { pattern: "**/*" }),
      cutOff,
      failed("cancelled", "cancelled"),
      { type: "sessionEnded", reason: "cancelled" },
    ]),
  ).toEqual(printed("Interrupted Operation"));
});

test("blocks that nobody closed come out the same", () => {
  const events = stream([
    ...opening(),
    { type: "textChunk", content: "Let me check...", blockId: "b1" },
    call("Bash", { command: "ls -la" }),
    { type: "toolProgress", toolId: "t", output: "Running command..." },
    ...block("b2", ["Here are the files:\n", "- src/\n- Cargo.toml"]),
    ...closing("sdk-456"),
  ]);
  expect(lines(events)).toEqual(printed("Tool Use with Text"));
});
