import { jsonTypeOf } from "./json-type.ts";
import type { NumberType, StringType, Type } from "./model.ts";
import { fail, isObject, onlyKeys, type Json } from "./read-json.ts";

const annotations = ["description", "$comment"];
type Reader = (schema: Json, sources: Json, at: string) => Type;

/** The type of a property, an item or a map's value. */
export function readType(schema: Json, sources: Json, at: string): Type {
  const bare = Object.fromEntries(
    Object.entries(schema).filter(([key]) => !annotations.includes(key)),
  );
  if (Object.keys(bare).length === 0) return { kind: "any" };
  if ("$ref" in bare) return readRef(bare, sources, at);
  if ("const" in bare) return readConst(bare, at);
  if ("enum" in bare) return { kind: "enum", values: readWords(bare, at), open: false };
  if ("anyOf" in bare) return readAnyOf(bare, sources, at);
  const { type } = bare;
  const reader = typeof type === "string" ? readers[type] : undefined;
  return (
    reader?.(bare, sources, at) ?? fail(at, `outside the house subset: ${JSON.stringify(bare)}`)
  );
}

const limits = ["minimum", "maximum", "exclusiveMinimum"];

const readNumber =
  (kind: NumberType["kind"]): Reader =>
  (schema, _, at) => {
    const entries = Object.entries(onlyKeys(schema, ["type", ...limits], at));
    const numbers = entries.filter(
      (entry): entry is [string, number] => typeof entry[1] === "number",
    );
    return { kind, ...Object.fromEntries(numbers) };
  };

const readers: Readonly<Record<string, Reader>> = {
  null: (schema, _, at) => (onlyKeys(schema, ["type"], at), { kind: "null" }),
  boolean: (schema, _, at) => (onlyKeys(schema, ["type"], at), { kind: "boolean" }),
  integer: readNumber("integer"),
  number: readNumber("number"),
  string: readString,
  array: (schema, sources, at) => {
    const { items, minItems } = onlyKeys(schema, ["type", "items", "minItems"], at);
    if (!isObject(items)) return fail(at, "a list has one schema for its items");
    return {
      kind: "list",
      of: readType(items, sources, `${at}/items`),
      minItems: typeof minItems === "number" ? minItems : 0,
    };
  },
  object: (schema, sources, at) => {
    const keys = ["type", "properties", "additionalProperties"];
    const { properties, additionalProperties } = onlyKeys(schema, keys, at);
    if (
      !isObject(additionalProperties) ||
      (isObject(properties) && Object.keys(properties).length)
    ) {
      return fail(at, "an inline object is a map; one with named properties is a definition");
    }
    return {
      kind: "map",
      of: readType(additionalProperties, sources, `${at}/additionalProperties`),
    };
  },
};

function readString(schema: Json, _: Json, at: string): StringType {
  const keys = ["type", "format", "pattern", "maxLength", "not"];
  const { format, pattern, maxLength, not } = onlyKeys(schema, keys, at);
  return {
    kind: "string",
    ...(typeof format === "string" && { format }),
    ...(typeof pattern === "string" && { pattern }),
    ...(typeof maxLength === "number" && { maxLength }),
    ...(not !== undefined && { not: readNot(not, at) }),
  };
}

/** `{enum}`, or `{anyOf: [{enum}, {pattern}]}`. */
function readNot(json: unknown, at: string): NonNullable<StringType["not"]> {
  const { enum: values, anyOf } = onlyKeys(json, ["enum", "anyOf"], `${at}/not`);
  if (values !== undefined) return { values: readWords({ enum: values }, at) };
  const [words, other] = Array.isArray(anyOf) ? anyOf : [];
  const { pattern } = onlyKeys(other, ["pattern"], `${at}/not`);
  if (typeof pattern !== "string")
    return fail(at, "`not` of a tag is an enum, or an enum and a pattern");
  return { values: readWords(onlyKeys(words, ["enum"], `${at}/not`), at), pattern };
}

function readRef(schema: Json, sources: Json, at: string): Type {
  const { $ref } = onlyKeys(schema, ["$ref"], at);
  const name = typeof $ref === "string" ? $ref.replace("#/$defs/", "") : "";
  return name in sources ? { kind: "ref", name } : fail(at, `${String($ref)} leads nowhere`);
}

function readConst(schema: Json, at: string): Type {
  const { const: value } = onlyKeys(schema, ["type", "const"], at);
  return typeof value === "string" ? { kind: "const", value } : fail(at, "const is a string");
}

function readWords(schema: Json, at: string): string[] {
  const { enum: values } = onlyKeys(schema, ["type", "enum"], at);
  return Array.isArray(values) && values.every((value) => typeof value === "string")
    ? values
    : fail(at, "enum is a list of strings");
}

/** `[{enum}, {type: string}]` is open words; else each option has a JSON type of its own. */
function readAnyOf(schema: Json, sources: Json, at: string): Type {
  const { anyOf } = onlyKeys(schema, ["anyOf"], at);
  const options: Json[] = Array.isArray(anyOf)
    ? anyOf.filter(isObject)
    : fail(at, "anyOf is no list");
  const [first, second] = options;
  if (first !== undefined && "enum" in first && second?.["type"] === "string") {
    return { kind: "enum", values: readWords(first, at), open: true };
  }
  const types = options.map((option, index) => readType(option, sources, `${at}/anyOf/${index}`));
  const seen = types.map(
    (type) => jsonTypeOf(type) ?? fail(at, `${type.kind} among others has no JSON type of its own`),
  );
  if (new Set(seen).size < seen.length) fail(at, "the options of anyOf differ in their JSON type");
  return { kind: "either", options: types };
}
