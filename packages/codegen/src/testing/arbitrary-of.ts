import fc, { type Arbitrary } from "fast-check";

import {
  isExtensionTag,
  memberNames,
  type Definition,
  type ObjectDefinition,
  type StringType,
  type Type,
} from "../model.ts";

type Definitions = ReadonlyMap<string, Definition>;
type Tie = (name: string) => Arbitrary<unknown>;

/** Values of each definition: by construction valid, all that the schema allows in the end. */
export function arbitrariesOf(
  definitions: Definitions,
): Readonly<Record<string, Arbitrary<unknown>>> {
  return fc.letrec((tie) =>
    Object.fromEntries(
      [...definitions].map(([name, definition]) => [
        name,
        definitionArbitrary(definition, definitions, tie),
      ]),
    ),
  );
}

function definitionArbitrary(
  definition: Definition,
  definitions: Definitions,
  tie: Tie,
): Arbitrary<unknown> {
  if (definition.kind === "object") return objectArbitrary(definition, tie);
  const members = memberNames(definition);
  return fc.oneof({ maxDepth: 3, depthIdentifier: "union" }, ...members.map((name) => tie(name)));
}

function objectArbitrary({ properties, open }: ObjectDefinition, tie: Tie): Arbitrary<unknown> {
  const named = fc.record(
    Object.fromEntries(properties.map(({ name, type }) => [name, typeArbitrary(type, tie)])),
    { requiredKeys: properties.filter(({ required }) => required).map(({ name }) => name) },
  );
  if (!open) return named;
  const unknownField = fc.string({ maxLength: 5 }).map((name) => `x ${name}`);
  const others = fc.dictionary(unknownField, fc.jsonValue({ maxDepth: 1 }), { maxKeys: 2 });
  return fc.tuple(others, named).map(([more, object]) => ({ ...more, ...object }));
}

function typeArbitrary(type: Type, tie: Tie): Arbitrary<unknown> {
  switch (type.kind) {
    case "any":
      return fc.jsonValue({ maxDepth: 2 });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "const":
      return fc.constant(type.value);
    case "enum": {
      const words = fc.constantFrom(...type.values);
      if (!type.open) return words;
      return fc.oneof(words, fc.string({ minLength: type.list === undefined ? 0 : 1 }));
    }
    case "ref":
      return tie(type.name);
    case "list":
      return fc.array(typeArbitrary(type.of, tie), {
        minLength: type.minItems,
        maxLength: Math.max(3, type.minItems),
        depthIdentifier: "union",
      });
    case "map":
      return fc.dictionary(
        fc.string({ maxLength: 8 }).filter((key) => key !== "__proto__"),
        typeArbitrary(type.of, tie),
        { maxKeys: 3, depthIdentifier: "union" },
      );
    case "either":
      return fc.oneof(...type.options.map((option) => typeArbitrary(option, tie)));
    case "integer":
      return fc.integer({ min: type.minimum ?? -1e9, max: type.maximum ?? 1e9 });
    case "number":
      return fc.double({
        min: type.minimum ?? type.exclusiveMinimum ?? -1e9,
        minExcluded: type.exclusiveMinimum !== undefined,
        max: type.maximum ?? 1e9,
        noNaN: true,
      });
    case "string":
      return stringArbitrary(type);
  }
}

function stringArbitrary(type: StringType): Arbitrary<string> {
  const { format, pattern, maxLength = 50, not } = type;
  if (format === "timestamp") {
    const range = { noInvalidDate: true, min: new Date(0), max: new Date("2100-01-01T00:00:00Z") };
    return fc.date(range).map((date) => date.toISOString());
  }
  if (not !== undefined) {
    const allowed = new RegExp(pattern ?? "", "u");
    return fc.string({ maxLength: 12 }).filter((word) => !not.includes(word) && allowed.test(word));
  }
  if (isExtensionTag(type)) {
    const agents = fc.constantFrom("claude:", "codex:", "a-1:");
    return fc.tuple(agents, fc.string({ maxLength: 12 })).map((parts) => parts.join(""));
  }
  if (pattern !== undefined) throw new Error(`no arbitrary for the pattern ${pattern}`);
  return fc.string({ maxLength: Math.min(50, maxLength) });
}
