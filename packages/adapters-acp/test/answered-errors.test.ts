import { describe, expect, test } from "vitest";

import { createAcpAgent } from "../src/index.ts";
import { prompted, stopped, text, update, type Message } from "./converse.ts";

const byWords = createAcpAgent({
  id: "words",
  name: "Words",
  command: "words",
  quirks: { errorText: /^Error: (?:([45]\d\d) .+|It failed\b.*)$/s },
});

const byMark = createAcpAgent({
  id: "mark",
  name: "Mark",
  command: "mark",
  quirks: {
    hasFailed: (native) => {
      const title = JSON.stringify(native);
      return title.includes("broken") ? true : title.includes("mended") ? false : undefined;
    },
  },
});

const mark = (title: string): Message => update({ sessionUpdate: "session_info_update", title });
const call = update({
  sessionUpdate: "tool_call",
  toolCallId: "c",
  title: "look",
  kind: "read",
  status: "completed",
});
const usage = { inputTokens: 1000, outputTokens: 50, totalTokens: 1050 };
const end = (stopReason = "end_turn"): Message => stopped(3, stopReason, { usage });

describe("an error that is printed as an answer", () => {
  test("by its words: the turn fails, the text and the usage stay", () => {
    const { agent, all, end: over } = prompted({}, byWords);
    agent(text("I look."), text("Error: 429 Slow down."), end());
    expect(all("error")).toMatchObject([
      {
        message: "Error: 429 Slow down.",
        errorCode: "rateLimited",
        httpStatus: 429,
        fatal: true,
      },
    ]);
    expect(all("turnFailed")).toMatchObject([
      { errorCode: "rateLimited", usage: { inputTokens: 1000, outputTokens: 50 } },
    ]);
    expect(all("textChunk").map(({ content }) => content)).toContain("Error: 429 Slow down.");
    expect(over()).toMatchObject({ reason: "failed", errorCode: "rateLimited" });
  });

  test("without a status the words decide", () => {
    const { agent, end: over } = prompted({}, byWords);
    agent(text("Error: It failed: fetch failed"), end());
    expect(over()).toMatchObject({ reason: "failed", errorCode: "connectionFailed" });
  });

  test("by a mark: the text after it is the reason, whatever its words", () => {
    const { agent, end: over } = prompted({}, byMark);
    agent(text("I look."), mark("broken"), text("too many requests\n\n"), end());
    expect(over()).toMatchObject({
      reason: "failed",
      errorCode: "rateLimited",
      error: "too many requests",
    });
  });

  test("a mark that nothing follows is a failure too", () => {
    const { agent, end: over } = prompted({}, byMark);
    agent(text("I look."), mark("broken"), end());
    expect(over()).toMatchObject({ reason: "failed", error: "The turn failed." });
  });
});

describe("an answer is none", () => {
  test.each([
    ["in several pieces", [text("Error: "), text("404 is what it says.")], "end_turn"],
    ["with words around it", [text("It says: Error: 404 not found")], "end_turn"],
    ["that goes on", [text("Error: 404 not found"), text(" is what it says.")], "end_turn"],
    ["with other words", [text("Error: this is how it begins")], "end_turn"],
    ["before a tool", [text("Error: 404 none"), call, text("Done.")], "end_turn"],
    ["with another end", [text("Error: 404 not found")], "max_tokens"],
  ])("%s", (_, said, stopReason) => {
    const { agent, all, end: over } = prompted({}, byWords);
    agent(...said, end(stopReason));
    expect(all("error")).toEqual([]);
    expect(over()).toMatchObject({ reason: "completed" });
  });

  test("where the agent has mended what it had marked, or never marked it", () => {
    const { agent, host, end: over } = prompted({}, byMark);
    agent(mark("broken"), mark("mended"), text("too many requests"), end());
    host({ type: "prompt", prompt: "On." });
    agent(text("too many requests"), stopped(4, "end_turn"));
    expect(over()).toMatchObject({ reason: "completed" });
  });

  test("a turn that was marked does not mark the next one", () => {
    const { agent, host, all, end: over } = prompted({}, byMark);
    agent(mark("broken"), text("It broke."), end());
    host({ type: "prompt", prompt: "On." });
    agent(text("It works."), stopped(4, "end_turn"));
    expect([all("turnFailed").length, all("turnCompleted").length]).toEqual([1, 1]);
    expect(over()?.reason).toBe("completed");
  });
});
