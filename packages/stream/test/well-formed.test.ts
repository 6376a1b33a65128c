import { expect, test } from "vitest";

import { wellFormed } from "../src/index.ts";
import { mayBeMalformed } from "../src/internal.ts";

const high = "\ud83e";
const low = "\uddea";

test("lone surrogates become U+FFFD, in values and in keys, at any depth; pairs stay", () => {
  const value = { [`k${high}`]: [`a${low}`, { deep: `${high}${low}${high}` }], n: 1, z: null };
  expect(wellFormed(value)).toEqual({
    "k\ufffd": ["a\ufffd", { deep: `${high}${low}\ufffd` }],
    n: 1,
    z: null,
  });
  expect(wellFormed(JSON.parse('{"__proto__":{"x":"\\ud800"}}'))).toEqual(
    JSON.parse('{"__proto__":{"x":"\ufffd"}}'),
  );
});

test.each([
  ['{"a":"\\ud83e"}', true],
  ['{"a":"\\uDEAD"}', true],
  [`{"a":"${high}"}`, true],
  ['{"a":"\\u00e9"}', false],
  [`{"a":"${high}${low}"}`, false],
  // escapes of a pair are looked at, and stay
  ['{"a":"\\ud83e\\uddea"}', true],
])("%j may be malformed: %s", (text, expected) => {
  expect(mayBeMalformed(text)).toBe(expected);
  const value: unknown = JSON.parse(text);
  const isSame = JSON.stringify(wellFormed(value)) === JSON.stringify(value);
  expect(expected || isSame).toBe(true);
});
