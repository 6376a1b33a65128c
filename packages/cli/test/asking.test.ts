import type { PermissionRequestedEvent, Question, QuestionAskedEvent } from "@agentstream/schema";
import { expect, test } from "vitest";

import { askAtTerminal, type Prompt } from "../src/asking/ask-at-terminal.ts";
import { describePermission } from "../src/asking/describe-permission.ts";
import { permissionChoices, readPermissionAnswer } from "../src/asking/permission-choices.ts";
import { readQuestionAnswer } from "../src/asking/read-question-answer.ts";
import { createPaint } from "../src/terminal-view/paint.ts";

const paint = createPaint(false);
const base = { id: "s.1", sessionId: "s", timestamp: "2026-03-02T09:15:27.412Z" };
const permission = (requestId: string, more: object = {}): PermissionRequestedEvent => ({
  ...base,
  type: "permissionRequested",
  requestId,
  toolName: "Bash",
  ...more,
});
const asked = (questions: Question[], more: object = {}): QuestionAskedEvent => ({
  ...base,
  type: "questionAsked",
  requestId: "q",
  questions,
  ...more,
});
const never = new AbortController().signal;

/** Types these lines, one after the other; then its input has ended. */
function typist(...lines: string[]): { prompt: Prompt; shown: string[]; secrets: boolean[] } {
  const shown: string[] = [];
  const secrets: boolean[] = [];
  const prompt: Prompt = async (text, { isSecret = false }) => {
    shown.push(text);
    secrets.push(isSecret);
    return lines.shift();
  };
  return { prompt, shown, secrets };
}

test("without options one can say yes, no, and no and stop", () => {
  const choices = permissionChoices({});
  expect(choices.map(({ key }) => key)).toEqual(["y", "n", "s"]);
  expect(readPermissionAnswer("y", choices)).toEqual({ outcome: "allowed" });
  expect(readPermissionAnswer(" NO ", choices)).toEqual({ outcome: "denied" });
  expect(readPermissionAnswer("stop", choices)).toEqual({ outcome: "denied", stop: true });
});

test("options have keys of their own, and a no can always be said", () => {
  const choices = permissionChoices({
    options: [
      { optionId: "once", kind: "allow" },
      { optionId: "session", kind: "allowSession" },
      { optionId: "rule", kind: "allowRule", label: "always for npm" },
      { optionId: "rule-2", kind: "allowRule", label: "always for all" },
      { optionId: "no", kind: "deny" },
    ],
  });
  expect(choices.map(({ key }) => key)).toEqual(["y", "a", "r", "r2", "n", "s"]);
  expect(readPermissionAnswer("always", choices)).toEqual({
    outcome: "allowed",
    optionId: "session",
  });
  expect(readPermissionAnswer("r2", choices)).toEqual({ outcome: "allowed", optionId: "rule-2" });
  expect(readPermissionAnswer("n use the other file", choices)).toEqual({
    outcome: "denied",
    optionId: "no",
    message: "use the other file",
  });
});

test("always is what the agent has, be it for the session or by a rule", () => {
  const choices = permissionChoices({
    options: [
      { optionId: "once", kind: "allow" },
      { optionId: "rule", kind: "allowRule" },
    ],
  });
  expect(readPermissionAnswer("a", choices)).toEqual({ outcome: "allowed", optionId: "rule" });
});

test.each(["", "x", "yes please", "constructor", "yn", "1"])("%j is no answer", (line) => {
  expect(readPermissionAnswer(line, permissionChoices({}))).toBeUndefined();
});

test("what is asked is shown whole and cannot be hidden", () => {
  const event = permission("p", {
    title: "list files",
    arguments: { command: "rm -rf /\r\u001B[2Kls", timeout: 5 },
    reason: "it is\u0007 outside",
  });
  const text = describePermission(event, permissionChoices({}), paint);
  expect(text).not.toMatch(/[^\P{Cc}\n\t]/u);
  expect(text).toContain(
    "    command: rm -rf /\n    ls\n    timeout: 5\n    because: it is outside\n",
  );
  expect(text.endsWith("\n> ")).toBe(true);
});

test("a plan to be approved is shown once", () => {
  const event = permission("p", { arguments: { plan: "1. Do it" }, plan: "1. Do it" });
  const text = describePermission(event, permissionChoices({}), paint);
  expect(text.split("1. Do it")).toHaveLength(2);
});

test("a rule that would be allowed for ever is shown whole", () => {
  const label = `Always allow: ${"x".repeat(300)}`;
  const options = [{ optionId: "r", kind: "allowRule" as const, label }];
  const text = describePermission(permission("p"), permissionChoices({ options }), paint);
  expect(text).toContain(`\n  a ${label}\n  n no\n`);
});

test("an edit is shown as what it changes, and a long one says how much is left out", () => {
  const diff = Array.from({ length: 100 }, (_, index) => `+line ${index}`).join("\n");
  const event = permission("p", {
    arguments: { content: "not this" },
    changes: [{ filePath: "a.txt", changeType: "modified", diff }],
  });
  const text = describePermission(event, permissionChoices({}), paint);
  expect(text).toContain("    modified: a.txt\n      +line 0\n");
  expect(text).toContain("… and 60 lines more");
  expect(text).not.toContain("not this");
});

test("an answer that is none is asked for again, and the end of the input is a no", async () => {
  const again = typist("maybe", "y");
  await expect(
    askAtTerminal(again.prompt, paint).permission(permission("p"), never),
  ).resolves.toEqual({ outcome: "allowed" });
  expect(again.shown).toHaveLength(2);
  expect(again.shown[1]).toContain("Expected y, n, s");
  const gone = typist();
  await expect(
    askAtTerminal(gone.prompt, paint).permission(permission("p"), never),
  ).resolves.toEqual({ outcome: "denied" });
});

const colours: Question = {
  id: "c",
  question: "Which?",
  options: [{ label: "Red" }, { label: "Blue" }, { label: "3" }],
};

test.each<[string, Partial<Question>, string, unknown]>([
  ["a number", {}, "2", { value: "Blue" }],
  ["a label", {}, " blue ", { value: "Blue" }],
  ["a label that is a number", {}, "3", { value: "3" }],
  ["nothing", {}, "  ", { value: undefined }],
  ["a number that is none", {}, "4", { fault: "Expected a number from 1 to 3." }],
  ["several numbers", { multiSelect: true }, "1, 2,1", { value: ["Red", "Blue"] }],
  ["one of several", { multiSelect: true }, "2", { value: ["Blue"] }],
  [
    "other text where it may not be",
    { multiSelect: true },
    "1, x",
    {
      fault: "Expected numbers from 1 to 3.",
    },
  ],
  ["other text where it may be", { allowOther: true }, "green", { value: "green" }],
  ["other text of several", { allowOther: true, multiSelect: true }, "a, b", { value: ["a, b"] }],
  ["free text", { options: [] }, " a b ", { value: "a b" }],
  ["a secret, as it is", { options: [], isSecret: true }, " a b ", { value: " a b " }],
])("a question is answered by %s", (_, more, line, reply) => {
  expect(readQuestionAnswer(line, { ...colours, ...more })).toEqual(reply);
});

test("several questions are asked one after the other, secrets as secrets", async () => {
  const { prompt, shown, secrets } = typist("9", "1", "hunter2", "");
  const token: Question = { id: "t", question: "Token?", isSecret: true };
  const event = asked([colours, token, { id: "o", question: "Else?" }], { message: "Tell me" });
  await expect(askAtTerminal(prompt, paint).question(event, never)).resolves.toEqual({
    answers: { c: "Red", t: "hunter2" },
  });
  expect(shown[0]).toContain("? Tell me\n? Which?\n  1 Red\n  2 Blue\n");
  expect(shown[1]).toBe("Expected a number from 1 to 3.\n> ");
  expect(secrets).toEqual([false, false, true, false]);
});

test("a form is asked field by field", async () => {
  const properties = {
    name: { type: "string", title: "Name", description: "as in the passport" },
    age: { type: "integer" },
    member: { type: "boolean" },
    size: { type: "string", enum: ["s", "l"], enumNames: ["Small", "Large"] },
    tags: { type: "array", items: { anyOf: [{ const: "a", title: "First" }, { const: "b" }] } },
  };
  const { prompt, shown } = typist("Ala", "", "1", "l", "1,2");
  const event = asked([], { message: "Who?", schema: { type: "object", properties } });
  await expect(askAtTerminal(prompt, paint).question(event, never)).resolves.toEqual({
    answers: { name: "Ala", member: "true", size: "l", tags: ["a", "b"] },
  });
  expect(shown[0]).toContain("? Who?\n? Name: as in the passport\n");
  expect(shown[3]).toContain("  2 l  Large\n");
});

test("who answers nothing declines", async () => {
  const asker = askAtTerminal(typist("").prompt, paint);
  await expect(asker.question(asked([colours]), never)).resolves.toEqual({
    answers: {},
    declined: true,
  });
});

test("what is answered on a page is reported as done, or not", async () => {
  const event = asked([], { url: "https://example.com/login" });
  const done = typist("y");
  await expect(askAtTerminal(done.prompt, paint).question(event, never)).resolves.toEqual({
    answers: {},
  });
  expect(done.shown[0]).toContain("Answer at https://example.com/login");
  await expect(askAtTerminal(typist("").prompt, paint).question(event, never)).resolves.toEqual({
    answers: {},
    declined: true,
  });
});
