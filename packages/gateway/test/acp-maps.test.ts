import { expect, test } from "vitest";

import { reportedMode } from "../src/acp/modes.ts";
import { promptOf } from "../src/acp/prompt-of.ts";
import { answersOf, formOf } from "../src/acp/question-form.ts";
import { stopReasonOf } from "../src/acp/stop-reason.ts";
import { titleOf } from "../src/acp/title-of.ts";

const base = { id: "s.1", sessionId: "s", timestamp: "2026-01-01T00:00:00.000Z" };

test("texts and mentions of files are one text; images and embedded files are parts", () => {
  const link = { type: "resource_link", name: "a.ts", uri: "file:///w/a.ts" } as const;
  expect(
    promptOf([{ type: "text", text: "Look at " }, link, { type: "text", text: " please" }]),
  ).toBe("Look at [@a.ts](file:///w/a.ts) please");
  expect(
    promptOf([
      { type: "text", text: "one" },
      { type: "text", text: "two" },
    ]),
  ).toBe("one\ntwo");
  const text = { uri: "file:///w/b.ts", text: "let b;" };
  const blob = { uri: "file:///w/c.pdf", blob: "AAAA", mimeType: "application/pdf" };
  expect(
    promptOf([
      { type: "text", text: "See" },
      { type: "resource", resource: text },
      { type: "image", data: "AAAA", mimeType: "image/png" },
      { type: "resource", resource: blob },
    ]),
  ).toEqual([
    { type: "text", text: 'See\n<context ref="file:///w/b.ts">\nlet b;\n</context>' },
    { type: "image", data: "AAAA", mimeType: "image/png" },
    { type: "file", data: "AAAA", mimeType: "application/pdf", name: "c.pdf" },
  ]);
});

test("an empty prompt and sound are refused by name", () => {
  expect(() => promptOf([])).toThrow("at least one block");
  expect(() => promptOf([{ type: "audio", data: "AAAA", mimeType: "audio/wav" }])).toThrow("audio");
});

test("a title is the first line, not too long", () => {
  expect(titleOf("\n  Fix it.\nNow")).toBe("Fix it.");
  expect(titleOf([{ type: "image", data: "AAAA" }])).toBeUndefined();
  const long = titleOf("x".repeat(200));
  expect(long).toHaveLength(80);
  expect(long).toMatch(/…$/);
});

test.each([
  [{ reason: "completed" }, undefined, "end_turn"],
  [{ reason: "completed" }, "max_tokens", "max_tokens"],
  [{ reason: "completed", detail: "refusal" }, undefined, "refusal"],
  [{ reason: "cancelled" }, undefined, "cancelled"],
  [{ reason: "failed", detail: "maxTurns" }, undefined, "max_turn_requests"],
] as const)("%o, stopped by %s, is %s", (end, word, expected) => {
  expect(stopReasonOf({ ...base, type: "sessionEnded", ...end }, word)).toBe(expected);
});

test("a run that failed is an error; without a login the client offers one", () => {
  const failed = { ...base, type: "sessionEnded", reason: "failed" } as const;
  const codeOf = (work: () => unknown): unknown => {
    try {
      return work();
    } catch (error) {
      return Object(error).code;
    }
  };
  const error = "Log in.";
  expect(codeOf(() => stopReasonOf({ ...failed, error }, undefined))).toBe(-32_603);
  const errorCode = "authenticationFailed";
  expect(codeOf(() => stopReasonOf({ ...failed, error, errorCode }, undefined))).toBe(-32_000);
});

test("the agent's own change of mode counts where it is one", () => {
  expect(reportedMode("plan", "ask")).toBeUndefined();
  expect(reportedMode("plan", "autoEdit")).toBe("autoEdit");
  expect(reportedMode("ask", "askDangerous")).toBeUndefined();
});

test("questions become a form, and the form answers", () => {
  const event = {
    ...base,
    type: "questionAsked",
    requestId: "r",
    questions: [
      { id: "c", question: "Colour?", options: [{ label: "Red" }], allowOther: true },
      { id: "m", question: "Which?", options: [{ label: "A" }, { label: "B" }], multiSelect: true },
      { id: "t", question: "Why?" },
    ],
  } as const;
  const asked = {
    ...event,
    questions: event.questions.map((one) => ({
      ...one,
      options: "options" in one ? [...one.options] : [],
    })),
  };
  expect(formOf(asked)).toMatchObject({
    properties: {
      c: { type: "string", oneOf: [{ const: "Red" }] },
      "c (other)": { type: "string" },
      m: { type: "array", items: { anyOf: [{ const: "A" }, { const: "B" }] } },
      t: { type: "string" },
    },
  });
  const content = { c: "Red", "c (other)": "Mauve", m: ["A", "B"], t: "" };
  expect(answersOf(asked, content)).toEqual({ c: "Mauve", m: ["A", "B"] });
});
