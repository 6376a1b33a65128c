import { describe, expect, test } from "vitest";

import { readContract } from "../src/emit/languages/contract.ts";
import { checkNames } from "../src/emit/languages/go/check-names.ts";
import { fieldOf, fieldType } from "../src/emit/languages/go/go-type.ts";
import { go } from "../src/emit/languages/go/go.ts";
import { readerText } from "../src/emit/languages/go/read-text.ts";
import { loadModels } from "../src/load-models.ts";
import type { Type } from "../src/model.ts";

const contract = readContract(await loadModels());
const text: Type = { kind: "string" };
const integer: Type = { kind: "integer", minimum: 0, maximum: 9 };
const nothing: Type = { kind: "null" };
const either = (...options: Type[]): Type => ({ kind: "either", options });

describe("a field", () => {
  const cases: readonly [Type, string, string][] = [
    [text, "string", "*string"],
    [{ kind: "list", of: text, minItems: 0 }, "[]string", "[]string"],
    [{ kind: "map", of: integer }, "map[string]int64", "map[string]int64"],
    [{ kind: "any" }, "json.RawMessage", "json.RawMessage"],
    [{ kind: "ref", name: "TokenUsage" }, "TokenUsage", "*TokenUsage"],
    [{ kind: "ref", name: "AcpContentBlock" }, "ACPContentBlock", "ACPContentBlock"],
    [either(text, nothing), "*string", "Nullable[string]"],
    [either(text, integer), "StringOrInteger", "*StringOrInteger"],
    [either(text, integer, nothing), "*StringOrInteger", "Nullable[StringOrInteger]"],
  ];
  test.each(cases)("of the type %j", (type, required, optional) => {
    const types = [true, false].map((isRequired) =>
      fieldType(fieldOf({ name: "one", required: isRequired, type }, contract), contract),
    );
    expect(types).toEqual([required, optional]);
  });

  test("that is required and constant is none", () => {
    const type: Type = { kind: "const", value: "x" };
    expect(fieldOf({ name: "type", required: true, type }, contract).presence).toBe("constant");
    expect(fieldOf({ name: "type", required: false, type }, contract).presence).toBe("pointer");
  });
});

test("readers are methods where they need no arguments", () => {
  expect(readerText(text, contract)).toBe("(*wire.Decoder).String");
  expect(readerText({ kind: "ref", name: "TokenUsage" }, contract)).toBe("read[TokenUsage]");
  expect(readerText(integer, contract)).toBe(
    "func(d *wire.Decoder) int64 {\n\treturn d.Integer(0, 9)\n}",
  );
});

test("what Go has no word for is refused", () => {
  const read = (type: Type) => () => readerText(type, contract);
  expect(read({ kind: "integer" })).toThrow("an integer without limits");
  expect(read({ kind: "number", maximum: 1 })).toThrow("a number with an upper limit alone");
  expect(read({ kind: "string", pattern: "^a" })).toThrow("^a is a pattern of no tag");
  expect(read(nothing)).toThrow("null alone");
});

test("two declarations of one name are refused", () => {
  const text1 = 'type A string\n\nconst (\n\tAB A = "b"\n)';
  expect(() => checkNames([text1, "type AC string"])).not.toThrow();
  expect(() => checkNames([text1, "type AB struct {"])).toThrow("Go has two declarations of AB");
});

test("every file says that it is generated, in the words that Go's own tools know", () => {
  const files = [...go.emit(contract)];
  const strange = files.filter(
    ([, file]) => !/^\/\/ Code generated .* DO NOT EDIT\.$/m.test(file.split("\n")[0] ?? ""),
  );
  expect(strange.map(([path]) => path)).toEqual([]);
  expect(files.length).toBeGreaterThanOrEqual(26);
});
