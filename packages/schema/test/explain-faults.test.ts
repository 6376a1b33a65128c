import { expect, test } from "vitest";

import { validate, validateEvent, type SchemaName, type ValidationError } from "../src/index.ts";

const errorsOf = (name: SchemaName, value: unknown): readonly ValidationError[] => {
  const result = validate(name, value);
  return result.ok ? [] : result.errors;
};
const base = { id: "s.1", sessionId: "s", timestamp: "2026-03-02T09:15:27.412Z" };

test("an error says where, what is wrong, what would be right and what is there", () => {
  expect(
    errorsOf("unified", { ...base, type: "fileChanged", filePath: 1, changeType: "modifed" }),
  ).toEqual([
    { path: "/filePath", message: "must be a string, not a number", expected: "string", got: 1 },
    {
      path: "/changeType",
      message: 'must be one of "created", "modified", "deleted"; did you mean "modified"?',
      expected: '"created" | "modified" | "deleted"',
      got: "modifed",
    },
  ]);
});

test.each<[string, SchemaName, unknown, string, string]>([
  ["a missing tag", "unified", base, "/type", "is required"],
  ["a tag that is no string", "unified", { ...base, type: 1 }, "/type", "must be one of"],
  ["an unknown field", "requests/turn", { prompt: "x", promt: 1 }, "/promt", "is no known field"],
  [
    "a misspelt tag",
    "requests/rpc",
    { method: "session.lst" },
    "/method",
    'did you mean "session.list"?',
  ],
  ["no key at all", "responses/rpc", {}, "", "must have `error` or `result`"],
  [
    "one of two types",
    "requests/turn",
    { prompt: 1 },
    "/prompt",
    "must be a string or array, not a number",
  ],
  [
    "a time",
    "unified",
    { ...base, type: "log", level: "info", message: "", timestamp: "now" },
    "/timestamp",
    "must be a UTC time such as",
  ],
  [
    "too many characters",
    "requests/turn",
    { prompt: "x".repeat(100_001) },
    "/prompt",
    "at most 100000 characters",
  ],
  [
    "too small a number",
    "requests/session",
    { agentType: "codex", prompt: "x", config: { maxTurns: 0 } },
    "/config/maxTurns",
    "must be at least 1",
  ],
  [
    "an item of a list",
    "requests/turn",
    { prompt: [{ type: "text", text: "a" }, { type: "text" }] },
    "/prompt/1/text",
    "is required",
  ],
])("%s is told at its path", (_, name, value, path, words) => {
  const errors = errorsOf(name, value);
  expect(errors.map((error) => error.path)).toEqual([path]);
  expect(errors[0]?.message).toContain(words);
});

test("a path escapes what JSON Pointers escape", () => {
  const [error] = errorsOf("requests/turn", { prompt: "x", "a/b~c": 1 });
  expect(error).toMatchObject({ path: "/a~1b~0c", got: 1 });
});

test.each([undefined, null, 1, "x", true, [], () => 1, Symbol("x"), new Map()])(
  "%s is no event, and nothing throws",
  (value) => {
    expect(validateEvent(value).ok).toBe(false);
  },
);
