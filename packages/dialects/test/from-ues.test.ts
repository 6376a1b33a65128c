import type { UnifiedEvent } from "@agentstream/schema";
import { isUnifiedEvent } from "@agentstream/schema/unified";
import { textOf, verifyStream } from "@agentstream/stream";
import { expect, test } from "vitest";

import { fromUes } from "../src/index.ts";

const base = { agent: "claude-code", timestamp: 1_772_442_927_412, sessionId: "s" };
const value = (type: string, payload: object, metadata?: object): object => ({
  type,
  ...base,
  payload,
  ...(metadata !== undefined && { metadata }),
});

const init = value("init", { model: "sonnet", cwd: "/w", tools: ["Bash"] });
const call = value("tool_use", { toolName: "Bash", toolUseId: "t", input: { command: "ls" } });
const returned = value("tool_result", {
  toolUseId: "t",
  toolName: "Bash",
  status: "success",
  output: "a.ts",
});
const done = (status: string): object =>
  value("done", {
    status,
    result: "ok",
    usage: { inputTokens: 12, outputTokens: 3, toolUses: 1, totalCostUsd: 0.1 },
    durationMs: 7,
  });

/** A stream as another program's adapter writes it: without any extras of ours. */
const foreign = [
  init,
  value("thinking", { summary: "hm" }),
  value("text_delta", { delta: "Let me " }),
  value("text_delta", { delta: "look." }),
  value("text", { content: "Let me look." }),
  value("permission_request", { toolName: "Bash", toolUseId: "t", input: {} }),
  call,
  returned,
  value("codex:file_change", { path: "a.ts", kind: "update" }),
  value("error", { code: "rate_limit", message: "busy", recoverable: true }),
  value("text", { content: "Done." }),
  done("success"),
];

const read = (values: readonly unknown[]): UnifiedEvent[] => {
  const reader = fromUes();
  return [...values.flatMap((one) => reader.push(one)), ...reader.end()];
};

test("a stream of another program becomes one that keeps the rules", () => {
  const events = read(foreign);
  expect(verifyStream(events)).toEqual([]);
  expect(events.filter((event) => !isUnifiedEvent(event))).toEqual([]);
  expect(textOf(events)).toBe("Let me look.Done.");
  expect(events.map(({ type }) => type)).toEqual([
    "sessionStarted",
    "turnStarted",
    "thinkingChunk",
    "textChunk",
    "textChunk",
    "textChunk",
    "permissionRequested",
    "toolStarted",
    "toolCompleted",
    "codex:file_change",
    "error",
    "textChunk",
    "permissionResolved",
    "turnCompleted",
    "sessionEnded",
  ]);
  expect(events[0]).toMatchObject({ agentType: "claude", model: "sonnet", cwd: "/w" });
  expect(events.at(-1)).toMatchObject({
    reason: "completed",
    result: "ok",
    costUsd: 0.1,
    durationMs: 7,
    usage: { inputTokens: 12, outputTokens: 3, totalTokens: 15 },
  });
});

test.each([
  ["success", { reason: "completed" }],
  ["interrupted", { reason: "cancelled", detail: "interrupted" }],
  ["max_turns", { reason: "failed", detail: "maxTurns" }],
  ["max_budget", { reason: "failed", detail: "maxBudget" }],
  ["error", { reason: "failed" }],
])("done as %s ends the run so", (status, ending) => {
  const events = read([init, call, done(status)]);
  expect(verifyStream(events)).toEqual([]);
  expect(events.at(-1)).toMatchObject(ending);
});

test("a denied call did not run", () => {
  const denied = value("tool_result", {
    toolUseId: "t",
    toolName: "Bash",
    status: "denied",
    output: "no",
  });
  expect(read([init, call, denied, done("success")])).toContainEqual(
    expect.objectContaining({ type: "toolFailed", reason: "denied", error: "no" }),
  );
});

test("a text that is not what its pieces said takes their place", () => {
  const events = read([
    init,
    value("text_delta", { delta: "one" }),
    value("text", { content: "two" }),
    done("success"),
  ]);
  expect(verifyStream(events)).toEqual([]);
  expect(textOf(events)).toBe("two");
});

test("a stream without its end has failed, and a second run follows the first", () => {
  const events = read([init, call, init, ...foreign]);
  expect(verifyStream(events)).toEqual([]);
  expect(read([init, call]).at(-1)).toMatchObject({ reason: "failed", detail: "noResult" });
  const twice = read([...foreign, ...foreign]);
  expect(verifyStream(twice)).toEqual([]);
  expect(twice.at(-1)).toMatchObject({ run: 2, reason: "completed" });
});

test("what is no value of the format, or has no place, does no harm", () => {
  const noise = [
    null,
    7,
    "text",
    {},
    { type: "text" },
    returned,
    value("claude:turn_completed", {}),
  ];
  for (let at = 0; at <= foreign.length; at++) {
    for (const one of [...noise, ...foreign]) {
      const events = read([...foreign.slice(0, at), one, ...foreign.slice(at)]);
      expect(verifyStream(events), `${JSON.stringify(one)} at ${at}`).toEqual([]);
    }
    const missing = read(foreign.filter((_, index) => index !== at));
    expect(verifyStream(missing), `without ${at}`).toEqual([]);
    expect(verifyStream(read(foreign.slice(at))).length === 0 || at === foreign.length).toBe(true);
  }
});
