import { expect, test } from "vitest";

import { parseNativeLine } from "../src/parse-native-line.ts";

const nested = (levels: number): string =>
  `{"type":"x","data":${"[".repeat(levels)}${"]".repeat(levels)}}`;

test("a line that nests too deep to be written again is no JSON line", () => {
  expect(parseNativeLine(nested(400))).toBeDefined();
  for (const levels of [600, 20_000, 1_000_000])
    expect(parseNativeLine(nested(levels))).toBeUndefined();
  expect(parseNativeLine(`{"type":"x","text":"${"[".repeat(100_000)}"}`)).toBeDefined();
});

test("a line that was parsed already is not parsed again, and is held to the same rules", () => {
  const parsed = { type: "x", text: "lone \ud800" };
  expect(parseNativeLine('{"type":"y"}', parsed)).toBe(parsed);
  expect(parseNativeLine('{"text":"lone \\ud800"}', parsed)).toEqual({
    type: "x",
    text: "lone \ufffd",
  });
  expect(parseNativeLine("[]", [])).toBeUndefined();
});
