import { textOf } from "@agentstream/stream";
import { describe, expect, test } from "vitest";

import { all, translate, typesOf } from "./translate.ts";

const failing = { exit: { code: 1 } };

describe("core events", () => {
  test("content, tool_call and result are a turn", () => {
    const events = translate([
      { type: "content", value: "Looking" },
      { type: "tool_call", name: "write_file", args: { file_path: "a.ts" } },
      { type: "content", value: "Done" },
      {
        type: "result",
        status: "success",
        stats: {
          total_tokens: 350,
          input_tokens: 100,
          output_tokens: 250,
          thought_tokens: 10,
          cache_tokens: 5,
        },
      },
    ]);
    expect(textOf(events)).toBe("LookingDone");
    expect(all(events, "toolStarted")).toMatchObject([
      { toolName: "write_file", toolKind: "edit" },
    ]);
    expect(all(events, "toolCompleted")).toMatchObject([{ success: true }]);
    expect(all(events, "fileChanged")).toMatchObject([
      { filePath: "a.ts", changeType: "modified", toolId: "write_file", inferred: true },
    ]);
    expect(all(events, "turnCompleted")[0]?.usage).toMatchObject({
      inputTokens: 100,
      outputTokens: 250,
      cachedTokens: 5,
      reasoningTokens: 10,
    });
    expect(all(events, "sessionEnded")).toMatchObject([{ reason: "completed" }]);
  });

  test("a tool_call is complete when the next content comes, or the result", () => {
    const events = translate([
      { type: "tool_call", name: "glob", args: {} },
      { type: "tool_call", name: "glob", args: {} },
      { type: "result", status: "success" },
    ]);
    expect(typesOf(events).slice(2, -1)).toEqual([
      "toolStarted",
      "toolStarted",
      "toolCompleted",
      "toolCompleted",
      "turnCompleted",
    ]);
  });

  test("an error ends the run", () => {
    const error = { code: "INVALID_CHUNK", message: "Stream ended with invalid chunk" };
    for (const line of [
      { type: "error", status: "error", error },
      { type: "error", value: { error } },
    ]) {
      const events = translate([{ type: "content", value: "x" }, line], failing);
      expect(all(events, "error")).toMatchObject([{ fatal: true, errorCode: "protocolError" }]);
      expect(all(events, "sessionEnded")).toMatchObject([
        { reason: "failed", error: error.message },
      ]);
    }
  });

  test("a retry takes back what was emitted of the answer", () => {
    const events = translate([
      { type: "content", value: "half" },
      { type: "retry" },
      { type: "content", value: "whole" },
      { type: "result", status: "success" },
    ]);
    expect(textOf(events)).toBe("whole");
    expect(all(events, "error")).toMatchObject([{ fatal: false, retry: {} }]);
  });

  test("a result that says cancelled is", () => {
    const events = translate([
      { type: "content", value: "x" },
      { type: "result", status: "cancelled" },
    ]);
    expect(all(events, "turnFailed")).toMatchObject([{ errorCode: "cancelled" }]);
    expect(all(events, "sessionEnded")).toMatchObject([{ reason: "cancelled" }]);
  });

  test("thoughts, calls with ids, and the end of an answer, as the core names them", () => {
    const usageMetadata = { promptTokenCount: 10, candidatesTokenCount: 5, thoughtsTokenCount: 2 };
    const events = translate([
      { type: "model_info", value: "gemini-2.5-pro" },
      { type: "thought", value: { subject: "Plan", description: "look first" } },
      {
        type: "tool_call_request",
        value: { callId: "c1", name: "read_file", args: { file_path: "a" } },
      },
      { type: "tool_call_response", value: { callId: "c1", resultDisplay: "text" } },
      { type: "content", value: "Done" },
      { type: "finished", value: { reason: "STOP", usageMetadata } },
    ]);
    expect(all(events, "sessionStarted")[0]?.model).toBe("gemini-2.5-pro");
    expect(
      all(events, "thinkingChunk")
        .map(({ content }) => content)
        .join(""),
    ).toBe("Plan\nlook first");
    expect(all(events, "toolCompleted")).toMatchObject([{ toolId: "c1", result: "text" }]);
    expect(all(events, "turnCompleted")).toMatchObject([
      { stopReason: "STOP", usage: { inputTokens: 10, outputTokens: 7, reasoningTokens: 2 } },
    ]);
  });

  test("a conversation that was shortened says by how much", () => {
    const value = { originalTokenCount: 900, newTokenCount: 90, compressionStatus: 1 };
    expect(all(translate([{ type: "chat_compressed", value }]), "contextCompacted")).toMatchObject([
      { phase: "completed", tokensBefore: 900, tokensAfter: 90 },
    ]);
  });
});

describe("chunks of the API", () => {
  const chunk = (
    parts: readonly object[],
    more: object = {},
  ): Readonly<Record<string, unknown>> => ({
    candidates: [{ content: { role: "model", parts }, ...more }],
  });

  test("bare text is text", () => {
    expect(textOf(translate([{ text: "Hel" }, { text: "lo" }]))).toBe("Hello");
  });

  test("bare text and candidates without an end are complete if the CLI exits with 0", () => {
    for (const line of [{ text: "x" }, chunk([{ text: "x" }])]) {
      const completed = translate([line]);
      expect(all(completed, "turnCompleted")).toHaveLength(1);
      expect(all(completed, "sessionEnded")).toMatchObject([{ reason: "completed", exitCode: 0 }]);
      expect(all(translate([line], failing), "sessionEnded")).toMatchObject([{ reason: "failed" }]);
    }
  });

  test("a stray text among the lines of today is no end of the answer", () => {
    const events = translate([{ type: "init", session_id: "s", model: "m" }, { text: "x" }]);
    expect(all(events, "sessionEnded")).toMatchObject([{ reason: "failed", detail: "noResult" }]);
  });

  test("a call that was cancelled has changed nothing", () => {
    const events = translate([
      { type: "tool_call", name: "write_file", args: { file_path: "a.ts" } },
      { type: "result", status: "cancelled" },
    ]);
    expect(all(events, "toolFailed")).toHaveLength(1);
    expect(all(events, "fileChanged")).toEqual([]);
  });

  test("text and thoughts are distinguished", () => {
    const events = translate([
      chunk([{ text: "hm", thought: true }, { text: "Hi" }]),
      chunk([{ text: "!" }], { finishReason: "STOP" }),
    ]);
    expect(textOf(events)).toBe("Hi!");
    expect(
      all(events, "thinkingChunk")
        .map(({ content }) => content)
        .join(""),
    ).toBe("hm");
    expect(all(events, "sessionEnded")).toMatchObject([{ reason: "completed" }]);
  });

  test("the last usage of each answer counts, and the answers add up", () => {
    const used = (prompt: number, candidates: number): object => ({
      promptTokenCount: prompt,
      candidatesTokenCount: candidates,
    });
    const events = translate([
      { ...chunk([{ functionCall: { name: "glob", args: {} } }]), usageMetadata: used(10, 1) },
      { ...chunk([], { finishReason: "STOP" }), usageMetadata: used(10, 4) },
      { ...chunk([{ text: "x" }]), usageMetadata: used(20, 1) },
      { ...chunk([{ text: "y" }], { finishReason: "STOP" }), usageMetadata: used(20, 2) },
    ]);
    expect(all(events, "turnCompleted")[0]?.usage).toMatchObject({
      inputTokens: 30,
      outputTokens: 6,
    });
    expect(all(events, "toolCompleted").length).toBe(1);
  });

  test("a call that nothing has followed is not the end of a turn", () => {
    const events = translate([
      chunk([{ functionCall: { name: "glob" } }], { finishReason: "STOP" }),
    ]);
    expect(all(events, "sessionEnded")).toMatchObject([{ reason: "failed" }]);
  });

  test("an answer that was blocked has failed, and so has a prompt", () => {
    const answer = translate([chunk([{ text: "x" }], { finishReason: "SAFETY" })]);
    expect(all(answer, "sessionEnded")).toMatchObject([
      { reason: "failed", errorCode: "contentFiltered" },
    ]);
    const prompt = translate([{ promptFeedback: { blockReason: "SAFETY" } }]);
    expect(all(prompt, "sessionEnded")).toMatchObject([
      { reason: "failed", detail: "promptBlocked" },
    ]);
  });

  test("a request that failed has a status", () => {
    const events = translate(
      [{ error: { code: 429, message: "Slow down", status: "RESOURCE_EXHAUSTED" } }],
      failing,
    );
    expect(all(events, "error")).toMatchObject([{ errorCode: "rateLimited", httpStatus: 429 }]);
  });
});
