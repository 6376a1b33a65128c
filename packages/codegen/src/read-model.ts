import type { Definition, ObjectDefinition, Property, SchemaModel } from "./model.ts";
import { readDiscriminator } from "./read-discriminator.ts";
import { fail, isObject, onlyKeys, type Json } from "./read-json.ts";
import { readType } from "./read-type.ts";

const documentKeys = ["$schema", "$id", "$comment", "title", "description", "$ref", "$defs"];
const objectKeys = ["type", "description", "properties", "required", "additionalProperties", "not"];

/** Reads a committed schema. Throws on anything outside the house subset, never guesses. */
export function readModel(name: string, json: unknown): SchemaModel {
  const document = onlyKeys(json, documentKeys, name);
  if (document["$schema"] !== "https://json-schema.org/draft/2020-12/schema") {
    fail(name, "is not JSON Schema 2020-12");
  }
  const sources = isObject(document["$defs"]) ? document["$defs"] : fail(name, "has no $defs");
  const definitions = new Map<string, Definition>();
  for (const [key, source] of Object.entries(sources)) {
    definitions.set(key, readDefinition(key, source, sources, `${name}#/$defs/${key}`));
  }
  const root = refTarget(document["$ref"], name);
  if (!definitions.has(root)) fail(name, `has no definition ${root}`);
  return {
    name,
    id: text(document, "$id", name),
    title: text(document, "title", name),
    description: text(document, "description", name),
    comment: text(document, "$comment", name),
    root,
    definitions,
  };
}

function readDefinition(name: string, source: unknown, sources: Json, at: string): Definition {
  if (!/^[A-Z][A-Za-z0-9]*[A-Za-z]$/.test(name)) {
    fail(at, "a definition is named in PascalCase, without digits at its end");
  }
  if (isObject(source) && "oneOf" in source) {
    const union = onlyKeys(source, ["description", "oneOf"], at);
    const members = Array.isArray(union["oneOf"])
      ? union["oneOf"]
      : fail(at, "expected oneOf to be a list");
    const names = members.map((member) => refTarget(onlyKeys(member, ["$ref"], at)["$ref"], at));
    return {
      kind: "union",
      name,
      description: text(union, "description", at),
      members: names,
      discriminator: readDiscriminator(names, sources, at),
    };
  }
  return readObject(name, source, sources, at);
}

function readObject(name: string, json: unknown, sources: Json, at: string): ObjectDefinition {
  const source = onlyKeys(json, objectKeys, at);
  const { properties, required = [], additionalProperties } = source;
  if (source["type"] !== "object" || !isObject(properties)) {
    fail(at, "a definition is an object with properties, or a union");
  }
  if (additionalProperties !== undefined && additionalProperties !== false) {
    fail(at, "an object with named properties is open, or closed with `false`");
  }
  return {
    kind: "object",
    name,
    description: text(source, "description", at),
    open: additionalProperties !== false,
    properties: Object.entries(properties).map(([key, value]) =>
      readProperty(key, value, Array.isArray(required) && required.includes(key), sources, at),
    ),
    absent: readAbsent(source["not"], at),
  };
}

function readProperty(
  name: string,
  json: unknown,
  required: boolean,
  sources: Json,
  parent: string,
): Property {
  const at = `${parent}/properties/${name}`;
  const source = isObject(json) ? json : fail(at, "expected a schema");
  const { description, $comment } = source;
  return {
    name,
    required,
    ...(typeof description === "string" && { description }),
    ...(typeof $comment === "string" && readComment($comment, at)),
    type: readType(source, sources, at),
  };
}

/** `alias of cwd`, `words ErrorCode`, or both. */
function readComment(comment: string, at: string): Pick<Property, "aliasOf"> {
  const parts = /^(?:alias of (\w+))?(?:; )?(?:words \w+)?$/.exec(comment);
  if (parts === null) return fail(at, `$comment is not understood: ${comment}`);
  const aliasOf = parts[1];
  return aliasOf === undefined ? {} : { aliasOf };
}

/** `not: {anyOf: [{properties: {a: {}}, required: [a]}, …]}`: none of these keys. */
function readAbsent(json: unknown, at: string): string[] {
  if (json === undefined) return [];
  const { anyOf } = onlyKeys(json, ["anyOf"], `${at}/not`);
  if (!Array.isArray(anyOf)) return fail(at, "`not` of an object lists absent keys by anyOf");
  return anyOf.map((one) => {
    const { properties, required } = onlyKeys(one, ["properties", "required"], `${at}/not`);
    const [key, ...more] = Array.isArray(required) ? required : [];
    // `properties` adds nothing; the strict mode of ajv asks that what is required is also named
    const named = isObject(properties) ? Object.keys(properties) : [];
    return typeof key === "string" && more.length === 0 && named.join() === key
      ? key
      : fail(at, "`not` takes one key each");
  });
}

function text(json: Json, key: string, at: string): string {
  const value = json[key];
  return typeof value === "string" ? value : fail(at, `has no ${key}`);
}

function refTarget(json: unknown, at: string): string {
  const target = typeof json === "string" ? /^#\/\$defs\/(\w+)$/.exec(json)?.[1] : undefined;
  return target ?? fail(at, `expected a reference to a definition, got ${JSON.stringify(json)}`);
}
