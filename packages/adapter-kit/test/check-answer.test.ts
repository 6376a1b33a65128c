import type { PermissionAnswer, PermissionOption } from "@agentstream/schema";
import { expect, test } from "vitest";

import { checkPermissionAnswer, checkQuestionAnswer } from "../src/author.ts";

const options: PermissionOption[] = [
  { optionId: "once", kind: "allow" },
  { optionId: "no", kind: "deny" },
];
const lasting: PermissionOption[] = [{ optionId: "always", kind: "allowRule" }];
const given = { command: "ls" };

test.each<[string, object, PermissionAnswer, string | undefined]>([
  ["a plain yes", { options }, { outcome: "allowed" }, undefined],
  ["a plain yes without options", {}, { outcome: "allowed" }, undefined],
  ["a no to what can only be allowed", { options: lasting }, { outcome: "denied" }, undefined],
  ["a vague yes", { options: lasting }, { outcome: "allowed" }, "/optionId"],
  ["an unknown option", { options }, { outcome: "denied", optionId: "?" }, "/optionId"],
  [
    "the option of another outcome",
    { options },
    { outcome: "denied", optionId: "once" },
    "/optionId",
  ],
  ["a yes that stops", { options }, { outcome: "allowed", stop: true }, "/stop"],
  ["a no that stops", { options }, { outcome: "denied", stop: true }, undefined],
  ["the same arguments", { arguments: given }, { outcome: "allowed", arguments: given }, undefined],
  ["other arguments", { arguments: given }, { outcome: "allowed", arguments: {} }, "/arguments"],
  [
    "other arguments where they may be changed",
    { arguments: given, canChangeArguments: true },
    { outcome: "allowed", arguments: {} },
    undefined,
  ],
])("%s", (_, request, answer, path) => {
  expect(checkPermissionAnswer(request, answer)?.path).toBe(path);
});

test("the fields of a form are its questions, and a page has none", () => {
  const form = { questions: [], schema: { properties: { name: {} } } };
  expect(checkQuestionAnswer(form, { answers: { name: "x" } })).toBeUndefined();
  expect(checkQuestionAnswer(form, { answers: { other: "x" } })?.path).toBe("/answers/other");
  expect(checkQuestionAnswer({ questions: [] }, { answers: { done: "y" } })).toBeUndefined();
  const declined = { answers: { other: "x" }, declined: true };
  expect(checkQuestionAnswer(form, declined)).toBeUndefined();
});
