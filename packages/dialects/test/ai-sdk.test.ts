import type { EventDraft } from "@agentstream/stream";
import { expect, test } from "vitest";

import { block, run, session, started, stream, told, turn } from "./stream.ts";

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
  const values = told(
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
      messageMetadata: { sessionId: session, agentType: "claude" },
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
    { type: "finish", finishReason: "stop", messageMetadata: {} },
  ]);
});

test("a permission is one part that changes when it is answered", () => {
  const values = told(
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
  const values = told(
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
    "abort",
  ]);
});
