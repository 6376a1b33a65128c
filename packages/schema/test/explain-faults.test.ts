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
  [
    "an unknown field",
    "requests/turn",
    { prompt: "x", promt: 1 },
    "/promt",
    "is not a known field",
  ],
  [
    "a misspelt tag",
    "requests/rpc",
    { method: "session.lst" },
    "/method",
    'did you mean "session.list"?',
  ],
  [
    "a fraction",
    "requests/session",
    { agentType: "echo", prompt: "x", config: { maxTurns: 1.5 } },
    "/config/maxTurns",
    "must be an integer, not a fraction",
  ],
  [
    "a number that JavaScript does not have",
    "requests/session",
    { agentType: "echo", prompt: "x", config: { maxBudgetUsd: Infinity } },
    "/config/maxBudgetUsd",
    "must be a number, not a number beyond",
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
])("%s is reported at its path", (_, name, value, path, words) => {
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

test.each<[string, SchemaName, (many: unknown) => unknown]>([
  [
    "a list of words",
    "requests/session",
    (many) => ({ agentType: "a", prompt: "p", config: { disallowedTools: many } }),
  ],
  ["parts of a prompt", "requests/session", (many) => ({ agentType: "a", prompt: many })],
  ["parts in a frame", "requests/frame", (many) => ({ type: "prompt", prompt: many })],
  ["entries of an event", "unified", (many) => ({ ...base, type: "planUpdated", entries: many })],
])("of %s with 100,000 faults the first 20 are collected and no more", (_, name, wrap) => {
  let reads = 0;
  const many = new Proxy(
    Array.from({ length: 100_000 }, () => 1),
    {
      get(target, key, receiver) {
        reads++;
        return Reflect.get(target, key, receiver);
      },
    },
  );
  const errors = errorsOf(name, wrap(many));
  expect(errors.length).toBe(20);
  expect(errors.at(-1)?.path).toMatch(/\/19(?:\/|$)/);
  expect(reads).toBeLessThan(1000);
});

test("of 100,000 unknown fields the first 20 are collected and no more", () => {
  const fields = Object.fromEntries(
    Array.from({ length: 100_000 }, (_, index) => [`f${index}`, 1]),
  );
  expect(errorsOf("requests/turn", { prompt: "x", ...fields }).length).toBe(20);
});

test("a valid value comes back with the type of its schema", () => {
  const value: unknown = { prompt: "Hello" };
  const result = validate("requests/turn", value);
  expect(result).toEqual({ ok: true, value });
  // compiles only if the value is typed
  expect(result.ok && result.value.prompt).toBe("Hello");
});

test("a name that no schema has is answered with the nearest one", () => {
  expect(() => Reflect.apply(validate, undefined, ["native/codex/exce", {}])).toThrow(
    /Did you mean "native\/codex\/exec"\?/,
  );
});
