import { expect, test } from "vitest";

import { loadModels } from "../src/load-models.ts";
import { readModel } from "../src/read-model.ts";

const read = (definitions: object, root = "Thing"): ReturnType<typeof readModel> =>
  readModel("test", {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "https://example.org/test",
    $comment: "",
    title: "Test",
    description: "A test.",
    $ref: `#/$defs/${root}`,
    $defs: definitions,
  });

const thing = (properties: object, more: object = {}): object => ({
  type: "object",
  description: "A thing.",
  properties,
  ...more,
});
const tagged = (value: string, more: object = {}): object =>
  thing({ type: { type: "string", const: value } }, { required: ["type"], ...more });
const withKey = (key: string): object => ({ properties: { [key]: {} }, required: [key] });
const union = (...names: string[]): object => ({
  description: "Things.",
  oneOf: names.map((name) => ({ $ref: `#/$defs/${name}` })),
});

test("reads every committed schema", async () => {
  const models = await loadModels();
  expect(models.length).toBe(54);
  expect(models.every(({ root, definitions }) => definitions.has(root))).toBe(true);
});

test("reads properties with what matters of them", () => {
  const { definitions } = read({
    Thing: thing(
      {
        a: { type: "integer", minimum: 1, description: "A number." },
        b: { anyOf: [{ type: "string", enum: ["x"] }, { type: "string" }] },
        c: { type: "string", $comment: "alias of b" },
      },
      { required: ["a"], additionalProperties: false },
    ),
  });
  expect(definitions.get("Thing")).toEqual({
    kind: "object",
    name: "Thing",
    description: "A thing.",
    open: false,
    absent: [],
    properties: [
      {
        name: "a",
        required: true,
        description: "A number.",
        type: { kind: "integer", minimum: 1 },
      },
      { name: "b", required: false, type: { kind: "enum", values: ["x"], open: true } },
      { name: "c", required: false, aliasOf: "b", type: { kind: "string" } },
    ],
  });
});

test("finds the tag of a union, through unions among its members", () => {
  const inner = (value: string): object =>
    thing(
      { type: { type: "string", const: "a" }, subtype: { type: "string", const: value } },
      { required: ["type", "subtype"] },
    );
  const { definitions } = read({
    Thing: union("InnerA", "ThingB", "ThingOther"),
    InnerA: union("First", "Second"),
    First: inner("x"),
    Second: inner("y"),
    ThingB: tagged("b"),
    ThingOther: thing(
      { type: { type: "string", not: { enum: ["a", "b"] } } },
      { required: ["type"] },
    ),
  });
  expect(definitions.get("Thing")).toMatchObject({
    discriminator: {
      kind: "tag",
      property: "type",
      members: [
        { value: "a", name: "InnerA" },
        { value: "b", name: "ThingB" },
      ],
      unknown: "ThingOther",
    },
  });
  expect(definitions.get("InnerA")).toMatchObject({ discriminator: { property: "subtype" } });
});

test("distinguishes members by keys where they have no tag in common", () => {
  const { definitions } = read({
    Thing: union("HasA", "HasB", "HasNone"),
    HasA: thing({ a: {} }, { required: ["a"] }),
    HasB: thing({ b: {} }, { required: ["b"], not: { anyOf: [withKey("a")] } }),
    HasNone: thing({ c: {} }, { not: { anyOf: [withKey("a"), withKey("b")] } }),
  });
  expect(definitions.get("Thing")).toMatchObject({
    discriminator: {
      kind: "keys",
      members: [
        { key: "a", name: "HasA" },
        { key: "b", name: "HasB" },
      ],
      unknown: "HasNone",
    },
  });
});

test.each<[string, object, string]>([
  ["allOf", { allOf: [] }, "allOf: outside the house subset"],
  ["a name with a digit at its end", {}, "without digits"],
  ["an inline object", thing({ a: { type: "object", properties: { b: {} } } }), "inline object"],
  [
    "a tuple",
    thing({ a: { type: "array", prefixItems: [] } }),
    "prefixItems: outside the house subset",
  ],
  ["a type that is a list", thing({ a: { type: ["string", "null"] } }), "outside the house subset"],
  ["a number in const", thing({ a: { const: 1 } }), "const is a string"],
  [
    "options of one JSON type",
    thing({ a: { anyOf: [{ type: "string" }, { type: "string", enum: ["x"] }] } }),
    "differ in their JSON type",
  ],
  ["a reference that leads nowhere", thing({ a: { $ref: "#/$defs/Nothing" } }), "leads nowhere"],
  [
    "an unknown keyword",
    thing({ a: { type: "string", "x-note": 1 } }),
    "x-note: outside the house subset",
  ],
  [
    "patternProperties",
    thing({}, { patternProperties: {} }),
    "patternProperties: outside the house subset",
  ],
  [
    "a union of what cannot be told apart",
    union("HasA", "HasB"),
    "neither a tag in common nor keys",
  ],
])("refuses %s", (what, definition, why) => {
  const name = what.includes("digit") ? "Thing2" : "Thing";
  const others = { HasA: thing({ a: {} }, { required: ["a"] }), HasB: thing({ b: {} }) };
  expect(() => read({ [name]: definition, ...others }, name)).toThrow(why);
});
