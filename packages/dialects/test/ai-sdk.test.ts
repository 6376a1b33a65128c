import type { EventDraft } from "@agentstream/stream";
import { expect, test } from "vitest";

import { chatMessages } from "../src/index.ts";
import { block, noUsage, run, session, started, stream, valuesOf, turn } from "./stream.ts";

const call = (more: object = {}): EventDraft => ({
  type: "toolStarted",
  toolId: "t",
  toolName: "Edit",
  toolKind: "edit",
  arguments: { path: "a.ts" },
  ...more,
});
const returned: EventDraft = { type: "toolCompleted", toolId: "t", success: true, result: "done" };

test("a message with a step, a text, and a call whose input streams", () => {
  const foreign = { providerExecuted: true, dynamic: true };
  const values = valuesOf(
    "ai-sdk",
    run(
      ...block("b", ["4", "2"]),
      { type: "toolInputChunk", toolId: "t", toolName: "Edit", content: '{"path":' },
      call({ title: "Edit a.ts" }),
      { type: "toolProgress", toolId: "t", output: "half" },
      returned,
    ),
  );
  expect(values).toEqual([
    {
      type: "start",
      messageId: `${session}/1`,
      messageMetadata: { sessionId: session, run: 1, seq: 1, agentType: "claude" },
    },
    { type: "start-step" },
    { type: "text-start", id: "b" },
    { type: "text-delta", id: "b", delta: "4" },
    { type: "text-delta", id: "b", delta: "2" },
    { type: "text-end", id: "b" },
    { type: "tool-input-start", toolCallId: "t", toolName: "Edit", ...foreign },
    { type: "tool-input-delta", toolCallId: "t", inputTextDelta: '{"path":' },
    {
      type: "tool-input-available",
      toolCallId: "t",
      toolName: "Edit",
      input: { path: "a.ts" },
      title: "Edit a.ts",
      ...foreign,
    },
    {
      type: "tool-output-available",
      toolCallId: "t",
      output: "half",
      preliminary: true,
      ...foreign,
    },
    { type: "tool-output-available", toolCallId: "t", output: "done", ...foreign },
    { type: "finish-step" },
    { type: "finish", finishReason: "stop", messageMetadata: { seq: 11 } },
  ]);
});

test("an old call that failed has its error, and not what it printed before", () => {
  const printed: EventDraft = { type: "toolProgress", toolId: "t", output: "half" };
  const endings: readonly (readonly [EventDraft, object])[] = [
    [
      { type: "toolCompleted", toolId: "t", success: false, error: "broke" },
      { state: "output-error", errorText: "broke" },
    ],
    [
      { type: "toolFailed", toolId: "t", reason: "cancelled" },
      { state: "output-error", errorText: "cancelled" },
    ],
  ];
  for (const [ending, expected] of endings) {
    const messages = chatMessages(run(call(), printed, ending));
    const part = messages.at(-1)?.parts.find(({ type }) => type === "dynamic-tool");
    expect(part).toMatchObject(expected);
    expect(part).not.toHaveProperty("output");
  }
  expect(endings).toHaveLength(2);
});

test("a permission is one part that changes when it is answered", () => {
  const values = valuesOf(
    "ai-sdk",
    run(
      { type: "permissionRequested", requestId: "p", toolName: "Bash" },
      { type: "permissionResolved", requestId: "p", outcome: "denied" },
    ),
  );
  expect(values.slice(2, 4)).toEqual([
    { type: "data-permission", id: "p", data: { requestId: "p", toolName: "Bash" } },
    {
      type: "data-permission",
      id: "p",
      data: { requestId: "p", toolName: "Bash", outcome: "denied" },
    },
  ]);
});

test("a call that was never made, and an interrupt", () => {
  const values = valuesOf(
    "ai-sdk",
    stream([
      started,
      turn,
      { type: "toolInputChunk", toolId: "t", toolName: "Edit", content: "{" },
      { type: "blockDiscarded", blockId: "t" },
      { type: "turnFailed", turnNumber: 1, error: "cancelled", errorCode: "cancelled" },
      { type: "sessionEnded", reason: "cancelled" },
    ]),
  );
  expect(values.map((value) => Object(value).type)).toEqual([
    "start",
    "start-step",
    "tool-input-start",
    "tool-input-delta",
    "tool-input-error",
    "data-discarded",
    "finish-step",
    "message-metadata",
    "abort",
  ]);
});

const asked: EventDraft = {
  type: "permissionRequested",
  requestId: "p",
  toolName: "Edit",
  toolId: "t",
  arguments: { path: "a.ts" },
};
const types = (values: readonly unknown[]): unknown[] => values.map((value) => Object(value).type);
const find = (values: readonly unknown[], type: string): unknown[] =>
  values.filter((value) => Object(value).type === type);

test("input that is known late is sent again, before what follows from it", () => {
  const { arguments: input, ...without } = { arguments: {}, ...call() };
  const late = valuesOf(
    "ai-sdk",
    run({ ...without }, asked, { ...returned, arguments: { path: "b.ts" } }),
  );
  expect(find(late, "tool-input-available").map((value) => Object(value).input)).toEqual([
    {},
    { path: "a.ts" },
    { path: "b.ts" },
  ]);
  expect(types(late).slice(2, 8)).toEqual([
    "tool-input-available",
    "tool-input-available",
    "data-permission",
    "tool-approval-request",
    "tool-input-available",
    "tool-output-available",
  ]);
  expect(input).toEqual({ path: "a.ts" });
});

test.each([6, 7] as const)("a call that is denied twice has one output: version %s", (version) => {
  const denied = (requestId: string): EventDraft[] => [
    { ...asked, requestId },
    { type: "permissionResolved", requestId, outcome: "denied" },
  ];
  const chunks = types(
    valuesOf("ai-sdk", run(call(), ...denied("p"), ...denied("q")), { version }),
  );
  expect(chunks.filter((type) => type === "tool-output-denied")).toHaveLength(1);
});

test.each([6, 7] as const)("an answered permission is open no more: version %s", (version) => {
  const answer = (outcome: "allowed" | "denied"): unknown[] =>
    types(
      valuesOf(
        "ai-sdk",
        run(call(), asked, { type: "permissionResolved", requestId: "p", outcome }),
        {
          version,
        },
      ),
    ).slice(3);
  const open = ["data-permission", "tool-approval-request", "data-permission"];
  const isNew = version === 7;
  expect(answer("allowed")).toEqual([
    ...open,
    isNew ? "tool-approval-response" : "tool-input-available",
    "finish-step",
    "tool-output-error",
    "finish",
  ]);
  expect(answer("denied")).toEqual([
    ...open,
    ...(isNew ? ["tool-approval-response"] : []),
    "tool-output-denied",
    "finish-step",
    "finish",
  ]);
});

test("a request that was answered before it was read is not shown as open", () => {
  const events = run(
    call(),
    asked,
    { type: "permissionResolved", requestId: "p", outcome: "allowed", by: "user" },
    returned,
  );
  const values = valuesOf("ai-sdk", events, { isSettled: ({ requestId }) => requestId === "p" });
  expect(types(values)).not.toContain("tool-approval-request");
  expect(find(values, "data-permission")).toEqual([
    expect.objectContaining({ data: expect.objectContaining({ toolName: "Edit", by: "user" }) }),
  ]);
});

test("where the stream ends at a permission, the run continues in a further message of the same id", () => {
  const events = run(
    call({ toolId: "other" }),
    { type: "textChunk", content: "wa", blockId: "b" },
    call(),
    asked,
    { type: "permissionResolved", requestId: "p", outcome: "allowed" },
    returned,
    { type: "textChunk", content: "it", blockId: "b" },
  );
  const values = valuesOf("ai-sdk", events, { pausesAt: () => true });
  const start = expect.objectContaining({ type: "start", messageId: `${session}/1` });
  expect(find(values, "start")).toEqual([start, { type: "start", messageId: `${session}/1` }]);
  expect(find(values, "finish")[0]).toEqual({
    type: "finish",
    finishReason: "tool-calls",
    messageMetadata: { seq: 6 },
  });
  expect(types(values).slice(6)).toEqual([
    "data-permission",
    "tool-approval-request",
    "text-end",
    // the other call, which still runs: the reader answers only when none does
    "tool-output-available",
    "finish",
    "start",
    "tool-input-available",
    "data-permission",
    "tool-input-available",
    "tool-output-available",
    "text-start",
    "text-delta",
    "text-end",
    "finish-step",
    "tool-output-error",
    "finish",
  ]);
});

test("a block that was taken back resets its step for version 7, if nothing else is in it", () => {
  const discarded: EventDraft = { type: "blockDiscarded", blockId: "b", reason: "retried" };
  const written: EventDraft = { type: "textChunk", content: "no", blockId: "b" };
  const seven = (...within: EventDraft[]): unknown[] =>
    types(valuesOf("ai-sdk", run(...within), { version: 7 }));
  expect(seven(written, discarded)).toContain("reset-step");
  expect(seven(written, discarded)).not.toContain("data-discarded");
  expect(seven(call(), returned, written, discarded)).toContain("data-discarded");
  expect(types(valuesOf("ai-sdk", run(written, discarded)))).not.toContain("reset-step");
});

test("why the message is complete", () => {
  const finish = (end: EventDraft, stopReason: string, version: 6 | 7 = 6): unknown =>
    Object(
      valuesOf(
        "ai-sdk",
        stream([
          started,
          turn,
          { type: "turnCompleted", turnNumber: 1, usage: noUsage, stopReason },
          end,
        ]),
        { version },
      ).at(-1),
    );
  const reason = (...given: Parameters<typeof finish>): unknown =>
    Object(finish(...given)).finishReason;
  const completed: EventDraft = { type: "sessionEnded", reason: "completed" };
  expect(reason(completed, "end_turn")).toBe("stop");
  expect(reason(completed, "max_tokens")).toBe("length");
  expect(reason(completed, "refusal")).toBe("content-filter");
  const failed: EventDraft = {
    type: "sessionEnded",
    reason: "failed",
    errorCode: "contentFiltered",
  };
  expect(reason(failed, "stop")).toBe("content-filter");
  const cancelled: EventDraft = { type: "sessionEnded", reason: "cancelled" };
  expect(finish(cancelled, "")).toEqual({ type: "abort" });
  expect(reason(cancelled, "", 7)).toBe("interrupted");
});
