import { validate } from "@agentstream/schema/dialects/ues";
import { verifyStream, type EventDraft } from "@agentstream/stream";
import { expect, test } from "vitest";

import {
  block,
  ended,
  noUsage,
  run,
  session,
  started,
  stream,
  time,
  valuesOf,
  turn,
} from "./stream.ts";

const base = { agent: "claude-code", timestamp: time, sessionId: session };
const usage = {
  inputTokens: 1200,
  outputTokens: 85,
  totalTokens: 1285,
  completeness: "reported" as const,
};

/** The printed payloads of the family ues, as unified events. */
const drafts: EventDraft[] = [
  {
    type: "sessionStarted",
    agentType: "claude",
    schemaVersion: "1.0",
    model: "claude-sonnet-4-5",
    cwd: "/workspace/shop",
    tools: ["Bash", "Edit"],
    capabilities: { interrupt: true },
    nativeSessionId: "n",
  },
  turn,
  ...block("b", ["The login ", "works."]),
  {
    type: "toolStarted",
    toolId: "t",
    toolName: "Bash",
    arguments: { command: "npm test" },
    title: "Run the tests",
  },
  { type: "toolCompleted", toolId: "t", success: true, result: "12 passed", durationMs: 2210 },
  { type: "turnCompleted", turnNumber: 1, usage, result: "The login works." },
  { type: "sessionEnded", reason: "completed", usage, costUsd: 0.0142, durationMs: 16_419 },
];

test("the printed payloads of the family ues come out with their fields", () => {
  const events = stream(drafts);
  expect(verifyStream(events)).toEqual([]);
  const values = valuesOf("ues", events).filter((value) => !/:/.test(String(Object(value).type)));
  expect(values).toEqual([
    {
      ...base,
      type: "init",
      payload: {
        model: "claude-sonnet-4-5",
        cwd: "/workspace/shop",
        tools: ["Bash", "Edit"],
        capabilities: { interrupt: true },
      },
    },
    { ...base, type: "text_delta", payload: { delta: "The login " } },
    { ...base, type: "text_delta", payload: { delta: "works." } },
    { ...base, type: "text", payload: { content: "The login works." } },
    {
      ...base,
      type: "tool_use",
      payload: {
        toolName: "Bash",
        toolUseId: "t",
        input: { command: "npm test" },
        description: "Run the tests",
      },
    },
    {
      ...base,
      type: "tool_result",
      payload: {
        toolUseId: "t",
        toolName: "Bash",
        status: "success",
        output: "12 passed",
        durationMs: 2210,
      },
    },
    {
      ...base,
      type: "done",
      payload: {
        status: "success",
        result: "The login works.",
        resumeToken: "n",
        usage: {
          inputTokens: 1200,
          outputTokens: 85,
          toolUses: 1,
          totalCostUsd: 0.0142,
          tokens: {
            coverage: "complete",
            totals: { input: { total: 1200 }, output: { total: 85 } },
          },
          cost: { amount: 0.0142, currency: "USD", source: "agent-estimate" },
        },
        durationMs: 16_419,
      },
    },
  ]);
  expect(values.filter((value) => !validate(value).ok)).toEqual([]);
});

const of = (type: string, values: readonly unknown[]): unknown[] =>
  values.filter((value) => Object(value).type === type).map((value) => Object(value).payload);

test("init waits until the agent has said what it is", () => {
  const values = valuesOf(
    "ues",
    stream([
      started,
      { type: "sessionUpdated", model: "m", cwd: "/w", tools: ["Bash"], nativeSessionId: "n" },
      ended,
    ]),
  );
  expect(of("init", values)).toEqual([{ model: "m", cwd: "/w", tools: ["Bash"] }]);
  expect(of("claude:session_update", values)).toEqual([]);
});

test("what an agent never says of itself is empty", () => {
  expect(of("init", valuesOf("ues", run()))).toEqual([{ model: "", cwd: "", tools: [] }]);
});

test("a denied call, and one that failed", () => {
  const call = (toolId: string): EventDraft => ({ type: "toolStarted", toolId, toolName: "Bash" });
  const values = valuesOf(
    "ues",
    run(
      call("1"),
      { type: "toolFailed", toolId: "1", reason: "denied", error: "no" },
      call("2"),
      { type: "toolFailed", toolId: "2", reason: "cancelled" },
      call("3"),
      { type: "toolCompleted", toolId: "3", success: false, result: "exit 1" },
    ),
  );
  expect(of("tool_result", values)).toEqual([
    { toolUseId: "1", toolName: "Bash", status: "denied", output: "no" },
    { toolUseId: "2", toolName: "Bash", status: "error", output: "cancelled" },
    { toolUseId: "3", toolName: "Bash", status: "error", output: "exit 1" },
  ]);
});

test("thinking is reported as a summary, never raw", () => {
  const thought = (blockId: string, more: { kind?: "summary" | "raw" }): EventDraft[] => [
    { type: "thinkingChunk", content: "first ", blockId, ...more },
    {
      type: "thinkingChunk",
      content: "this",
      blockId,
      isComplete: true,
      text: "first this",
      ...more,
    },
  ];
  const values = valuesOf(
    "ues",
    run(
      ...thought("a", { kind: "raw" }),
      ...thought("b", {}),
      ...thought("c", { kind: "summary" }),
    ),
  );
  expect(of("thinking", values)).toEqual([{ summary: "first this" }]);
});

test("errors, a permission, and extras in the agent's name", () => {
  const values = valuesOf(
    "ues",
    run(
      { type: "error", message: "busy", errorCode: "overloaded", fatal: false },
      { type: "permissionRequested", requestId: "p", toolName: "Bash", reason: "a shell" },
      { type: "permissionResolved", requestId: "p", outcome: "allowed" },
      { type: "fileChanged", filePath: "a.ts", changeType: "created" },
      { type: "planUpdated", entries: [{ content: "test", status: "pending" }] },
      { type: "claude:prompt_suggestion", data: { text: "go on" } },
    ),
  );
  expect(of("error", values)).toEqual([{ code: "overloaded", message: "busy", recoverable: true }]);
  expect(of("permission_request", values)).toEqual([
    { toolName: "Bash", toolUseId: "p", input: {}, reason: "a shell" },
  ]);
  expect(of("claude:file_change", values)).toEqual([{ filePath: "a.ts", changeType: "created" }]);
  expect(of("claude:plan_update", values)).toEqual([
    { entries: [{ content: "test", status: "pending" }] },
  ]);
  expect(of("claude:prompt_suggestion", values)).toEqual([{ text: "go on" }]);
});

test.each([
  ["completed", undefined, "success"],
  ["cancelled", "interrupted", "interrupted"],
  ["failed", "maxTurns", "max_turns"],
  ["failed", "maxBudget", "max_budget"],
  ["failed", "noResult", "error"],
  ["timeout", "totalTimeout", "error"],
] as const)("a run that is %s/%s is done as %s", (reason, detail, status) => {
  const values = valuesOf(
    "ues",
    stream([started, { type: "sessionEnded", reason, ...(detail !== undefined && { detail }) }]),
  );
  expect(of("done", values)).toMatchObject([{ status }]);
});

test("why a run failed is emitted once", () => {
  const end: EventDraft = { type: "sessionEnded", reason: "failed", error: "no key" };
  expect(of("error", valuesOf("ues", stream([started, end])))).toEqual([
    { message: "no key", recoverable: false },
  ]);
  const fatal: EventDraft = {
    type: "error",
    message: "no key",
    errorCode: "authenticationFailed",
    fatal: true,
  };
  expect(of("error", valuesOf("ues", stream([started, fatal, end]))).length).toBe(1);
});

test("what is not known of the usage counts as nothing", () => {
  const values = valuesOf(
    "ues",
    stream([started, { type: "sessionEnded", reason: "completed", usage: noUsage }]),
  );
  expect(of("done", values)).toMatchObject([
    { usage: { inputTokens: 0, outputTokens: 0, toolUses: 0 } },
  ]);
});
