import type { UIMessageChunk } from "ai";
import { expect, test } from "vitest";

import { answersOfMessages } from "../src/ai-sdk/answers-of-messages.ts";
import { readSegment } from "../src/ai-sdk/read-segment.ts";

const foreign = { providerExecuted: true, dynamic: true };
const call = (toolCallId: string): UIMessageChunk => ({
  type: "tool-input-available",
  toolCallId,
  toolName: "shell",
  input: {},
  ...foreign,
});
const printed = (toolCallId: string, output: string): UIMessageChunk => ({
  type: "tool-output-available",
  toolCallId,
  output,
  preliminary: true,
  ...foreign,
});
const ask: UIMessageChunk = { type: "tool-approval-request", approvalId: "p", toolCallId: "b" };
const finish: UIMessageChunk = { type: "finish", finishReason: "stop" };

async function segment(
  chunks: readonly UIMessageChunk[],
  endsAt: (id: string) => boolean = () => true,
): Promise<UIMessageChunk[]> {
  async function* all(): AsyncGenerator<UIMessageChunk> {
    yield* chunks;
  }
  const read: UIMessageChunk[] = [];
  for await (const chunk of readSegment(all(), endsAt)) read.push(chunk);
  return read;
}

test("a message that ends at a permission leaves nothing open but the call that asks", async () => {
  const before: UIMessageChunk[] = [
    { type: "start", messageId: "m" },
    { type: "start-step" },
    { type: "text-start", id: "t" },
    { type: "text-delta", id: "t", delta: "Half" },
    call("a"),
    printed("a", "so far"),
    call("b"),
    call("done"),
    { type: "tool-output-error", toolCallId: "done", errorText: "x", ...foreign },
    ask,
  ];
  expect(await segment([...before, finish])).toEqual([
    ...before,
    { type: "text-end", id: "t" },
    { type: "tool-output-available", toolCallId: "a", output: "so far", ...foreign },
    { type: "finish", finishReason: "tool-calls" },
  ]);
  expect(await segment([...before, finish], () => false)).toEqual([...before, finish]);
});

test("what was ended at a permission goes on as another block", async () => {
  const rest: UIMessageChunk[] = [
    { type: "text-delta", id: "t", delta: " a word" },
    { type: "text-end", id: "t" },
    { type: "reasoning-end", id: "r" },
    finish,
  ];
  expect(await segment(rest)).toEqual([
    { type: "text-start", id: "t" },
    { type: "text-delta", id: "t", delta: " a word" },
    { type: "text-end", id: "t" },
    finish,
  ]);
});

test("nothing is read behind the end of a run", async () => {
  expect(await segment([{ type: "abort" }, { type: "start", messageId: "next" }])).toEqual([
    { type: "abort" },
  ]);
});

test("the answers of a message are those of its approvals", () => {
  const part = (id: string, approved: boolean, reason?: string) => ({
    type: "dynamic-tool" as const,
    toolName: "shell",
    toolCallId: id,
    state: "approval-responded" as const,
    input: {},
    approval: { id, approved, ...(reason !== undefined && { reason }) },
  });
  const message = {
    id: "a",
    role: "assistant" as const,
    parts: [part("1", true), part("2", false, "No.")],
  };
  const prompt = { id: "u", role: "user" as const, parts: [{ type: "text" as const, text: "x" }] };
  const answers = answersOfMessages([prompt, message], undefined);
  expect(answers?.messageId).toBe("a");
  expect([...(answers?.byId ?? [])]).toEqual([
    ["1", { outcome: "allowed" }],
    ["2", { outcome: "denied", message: "No." }],
  ]);
  expect(answersOfMessages([message, prompt], undefined)).toBeUndefined();
  expect(answersOfMessages([message, prompt], "a")?.byId.size).toBe(2);
  expect(answersOfMessages([{ ...message, parts: [] }], "a")).toBeUndefined();
  expect(answersOfMessages([], undefined)).toBeUndefined();
});
