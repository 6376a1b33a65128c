import { jsonTypeOf } from "./json-type.ts";
import type { NumberType, StringType, Type, Words } from "./model.ts";
import { fail, isObject, onlyKeys, type Json } from "./read-json.ts";
import { timestampPattern } from "./timestamp-pattern.ts";

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
  const list = readListName(schema["$comment"]);
  if ("enum" in bare) {
    return { kind: "enum", values: readWords(bare, at), open: false, ...(list && { list }) };
  }
  if ("anyOf" in bare) return readOpenWords(bare, list, at) ?? readEither(bare, sources, at);
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
  const keys = ["type", "pattern", "maxLength", "not"];
  const { pattern, maxLength, not } = onlyKeys(schema, keys, at);
  return {
    kind: "string",
    ...(pattern === timestampPattern && { format: "timestamp" }),
    ...(typeof pattern === "string" && { pattern }),
    ...(typeof maxLength === "number" && { maxLength }),
    ...(not !== undefined && { not: readWords(onlyKeys(not, ["enum"], `${at}/not`), at) }),
  };
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

/** `$comment: "words ErrorCode"`: the words are ours, and their list has this name. */
const readListName = (comment: unknown): string | undefined =>
  typeof comment === "string" ? /(?:^|; )words (\w+)$/.exec(comment)?.[1] : undefined;

/** `[{enum}, {type: string}]`: a vendor's words; with `minLength: 1` they are ours, and have a name. */
function readOpenWords(schema: Json, list: string | undefined, at: string): Words | undefined {
  const [known, other, ...more] = optionsOf(schema, at);
  if (known === undefined || !("enum" in known) || other?.["type"] !== "string") return undefined;
  const { minLength } = onlyKeys(other, ["type", "minLength"], at);
  if (more.length > 0 || minLength !== (list === undefined ? undefined : 1)) {
    fail(
      at,
      "open words are a list and any other string; words of ours have a name and minLength 1",
    );
  }
  return { kind: "enum", values: readWords(known, at), open: true, ...(list && { list }) };
}

/** Each option has a JSON type of its own. */
function readEither(schema: Json, sources: Json, at: string): Type {
  const types = optionsOf(schema, at).map((option, index) =>
    readType(option, sources, `${at}/anyOf/${index}`),
  );
  const seen = types.map(
    (type) => jsonTypeOf(type) ?? fail(at, `${type.kind} among others has no JSON type of its own`),
  );
  if (new Set(seen).size < seen.length) fail(at, "the options of anyOf differ in their JSON type");
  return { kind: "either", options: types };
}

function optionsOf(schema: Json, at: string): Json[] {
  const { anyOf } = onlyKeys(schema, ["anyOf"], at);
  return Array.isArray(anyOf) ? anyOf.filter(isObject) : fail(at, "expected anyOf to be a list");
}
