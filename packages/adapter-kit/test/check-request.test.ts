import { expect, test } from "vitest";

import { demo, isRefusal } from "../src/author.ts";

/** As a caller from JavaScript does. */
const plan = (request: unknown): unknown => Reflect.apply(demo.plan, undefined, [request]);
const translate = (options: unknown): unknown =>
  Reflect.apply(demo.translator, undefined, [options]);

test.each([
  [
    { prompt: "say x", permisionTier: "dry-run" },
    "permisionTier",
    /did you mean "permissionTier"\?/,
  ],
  [{ prompt: "say x", modle: "x" }, "modle", /did you mean "model"\?/],
  [{ prompt: "say x", zzzzzz: 1 }, "zzzzzz", /Unknown field "zzzzzz"\./],
  [{ prompt: "say x", approvalMode: "autoAl" }, "approvalMode", /did you mean "autoAll"\?/],
  [{ prompt: "say x", allowedTools: "Bash" }, "allowedTools", /must be an array, not a string/],
  [{ prompt: 1 }, "prompt", /must be a string or array/],
  [{}, "prompt", /is required/],
  [null, "request", /must be an object/],
  ["say x", "request", /must be an object/],
])("the request %j is refused by its field", (request, field, reason) => {
  expect(plan(request)).toMatchObject({
    refusals: [{ field, reason: expect.stringMatching(reason) }],
  });
});

test("a right request is planned", () => {
  expect(isRefusal(demo.plan({ prompt: "say x", permissionTier: "dry-run" }))).toBe(false);
});

test.each([
  [{ sesionId: "s", now: Date.now }, /sesionId: .*did you mean "sessionId"\?/],
  [{ sessionId: "s", now: 1 }, /now: Expected a function/],
  [{ sessionId: "s", now: Date.now, raw: "yes" }, /raw: Expected true or false/],
  [undefined, /Expected an object/],
])("the translator's options %j are an error that names what is wrong", (options, reason) => {
  expect(() => translate(options)).toThrow(reason);
});
