import { expect, test } from "vitest";

import { embedRecording } from "../src/embed-recording.ts";
import { curlOfRun } from "../src/page/model/curl.ts";
import { formatAge, formatCost, formatCount, formatDuration } from "../src/page/model/format.ts";
import { jsonTokens } from "../src/page/model/json-tokens.ts";
import { answerOf, optionsOf } from "../src/page/model/permission-options.ts";
import { chosen, completeAnswers } from "../src/page/model/question-answers.ts";
import { emptySummary, summarize, titleOf } from "../src/page/model/session-summary.ts";
import { textParts } from "../src/page/model/text-parts.ts";
import { countAt, scheduleOf } from "../src/page/replay/schedule.ts";
import { formatAddress, parseAddress, takeToken } from "../src/page/state/address.ts";

const event = { id: "s.1", sessionId: "s", timestamp: "2026-03-02T10:15:27.412Z" };

test("an address names a session and an event, and a token is taken out of it", () => {
  for (const address of [
    { sessionId: "abc", seq: 12 },
    { sessionId: "a/b c#d", seq: undefined },
  ])
    expect(parseAddress(formatAddress(address))).toEqual(address);
  expect(parseAddress("#/a/x")).toEqual({ sessionId: undefined, seq: undefined });
  expect(takeToken("#token=a%2Bb")).toEqual({ token: "a+b", rest: "" });
  expect(takeToken("#token=t&/abc/3")).toEqual({ token: "t", rest: "#/abc/3" });
  expect(takeToken("#/abc")).toEqual({ token: undefined, rest: "#/abc" });
});

test("code is set apart, and nothing of a text is lost", () => {
  const text = "See `a.ts`:\n```ts\nconst a = 1;\n```\nDone. ```open\nnot closed";
  expect(textParts(text).map(({ kind }) => kind)).toEqual([
    "plain",
    "code",
    "plain",
    "block",
    "plain",
  ]);
  for (const one of ["", "`", "```", "a `b", "```\nopen", "<b>x</b>"])
    expect(
      textParts(one)
        .map((part) => part.text)
        .join("").length,
    ).toBeGreaterThanOrEqual(one.replaceAll("`", "").trim().length);
  const json = JSON.stringify({ a: ['x"y', -1.5e3, true, null] }, undefined, 2);
  expect(
    jsonTokens(json)
      .map((token) => token.text)
      .join(""),
  ).toBe(json);
  expect(jsonTokens(json).find(({ kind }) => kind === "key")?.text).toBe('"a"');
});

test("a recording cannot end its element", () => {
  const page = '<script type="application/json" id="recording">null</script>';
  const html = embedRecording(page, { name: "x", text: "</script><script>alert(1)</script>$&" });
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  const json = /id="recording">(.*)<\/script>/.exec(html)?.[1] ?? "";
  expect(JSON.parse(json)).toEqual({ name: "x", text: "</script><script>alert(1)</script>$&" });
  expect(() => embedRecording("<html>", { name: "x", text: "" })).toThrow(/page of this version/);
});

test("answers are as the gateway takes them", () => {
  const request = {
    ...event,
    type: "permissionRequested" as const,
    requestId: "r",
    toolName: "Bash",
  };
  expect(optionsOf(request).map(answerOf)).toEqual([{ outcome: "allowed" }, { outcome: "denied" }]);
  expect(answerOf({ optionId: "o", kind: "denyAndStop" })).toEqual({
    outcome: "denied",
    optionId: "o",
  });
  const many = { id: "q", question: "?", multiSelect: true };
  const answers = chosen(chosen(chosen({}, many, "a"), many, "b"), many, "a");
  expect(completeAnswers(answers)).toEqual({ q: "b" });
  expect(completeAnswers(chosen(answers, many, "c"))).toEqual({ q: ["b", "c"] });
});

test("a summary knows the prompt, and what waits", () => {
  const asked = { ...event, seq: 3, type: "questionAsked" as const, requestId: "q", questions: [] };
  const started = {
    ...event,
    seq: 2,
    type: "turnStarted" as const,
    turnNumber: 1,
    prompt: "Fix it\nnow",
  };
  const summary = summarize(emptySummary, [started, asked]);
  expect(summary).toEqual({ title: "Fix it", waiting: new Set(["q"]), seq: 3 });
  const answered = {
    ...event,
    seq: 4,
    type: "questionAnswered" as const,
    requestId: "q",
    outcome: "answered" as const,
  };
  expect(summarize(summary, [answered]).waiting.size).toBe(0);
});

test("a replay keeps the times of events, and shortens silence", () => {
  const at = (ms: number) => ({
    ...event,
    type: "log" as const,
    level: "info" as const,
    message: "",
    timestamp: new Date(ms).toISOString(),
  });
  expect(scheduleOf([at(0), at(500), at(100_000), at(100_200)])).toEqual([0, 500, 3500, 3700]);
  expect(scheduleOf([at(0), at(0), at(1)])).toEqual([0, 40, 80]);
  expect([-1, 0, 499, 500, 9999].map((time) => countAt([0, 500, 3500], time))).toEqual([
    0, 1, 1, 2, 3,
  ]);
});

test("numbers are short", () => {
  expect([850, 12_400, 185_000, 7_260_000].map(formatDuration)).toEqual([
    "850 ms",
    "12.4 s",
    "3 min 5 s",
    "2 h 1 min",
  ]);
  expect([940, 12_345, 1_200_000].map(formatCount)).toEqual(["940", "12.3k", "1.20M"]);
  expect([0.0045, 1.5].map(formatCost)).toEqual(["$0.0045", "$1.50"]);
  expect([0, 300_000, 7_200_000, 400_000_000].map(formatAge)).toEqual([
    "now",
    "5 min",
    "2 h",
    "4 d",
  ]);
});

test("a curl command quotes what a prompt contains", () => {
  const command = curlOfRun({ url: "http://h", sessionId: "s", agentType: "demo", prompt: "it's" });
  expect(command).toContain(`-d '{"agentType":"demo","prompt":"it'\\''s"}'`);
});

test("the title of a session is the first line of its prompt", () => {
  expect(titleOf("\n# Fix the test\nsay Hello")).toBe("Fix the test");
  expect(titleOf("#12 is broken")).toBe("#12 is broken");
  expect(titleOf("")).toBe("");
});
