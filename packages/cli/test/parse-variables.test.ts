import { InvalidArgumentError } from "commander";
import { expect, test } from "vitest";

import { parseAgentEnv, parseAssignment, parseNames } from "../src/parse-variables.ts";

test("names have commas between, may end with a star, and add up", () => {
  expect(parseNames("B, AWS_*", ["A"])).toEqual(["A", "B", "AWS_*"]);
});

test("an agent's variables add up, those of others stay", () => {
  const first = parseAgentEnv("mine=A,B", { other: ["X"] });
  expect(parseAgentEnv("mine=C", first)).toEqual({ other: ["X"], mine: ["A", "B", "C"] });
});

test("a value may be empty, and may have signs of its own", () => {
  expect(parseAssignment("A=b=c", parseAssignment("EMPTY="))).toEqual({ EMPTY: "", A: "b=c" });
});

test.each([
  [parseNames, "A,,B", /got ""/],
  [parseNames, "A=1", /got "A=1"/],
  [parseNames, "*", /got "\*"/],
  [parseAgentEnv, "MY_KEY", /Expected name=VAR/],
  [parseAgentEnv, "mine=1A", /got "1A"/],
  [parseAssignment, "HOME", /--pass-env NAME/],
  [parseAssignment, "1A=b", /Expected NAME=VALUE/],
])("%o refuses %s with what to write", (parse, text, words) => {
  expect(() => parse(text)).toThrow(InvalidArgumentError);
  expect(() => parse(text)).toThrow(words);
});
