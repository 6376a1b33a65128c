import { compile, type JSONSchema } from "json-schema-to-typescript";

import {
  isExtensionTag,
  isUnknownTag,
  type Definition,
  type ObjectDefinition,
  type Property,
  type Type,
  type UnionDefinition,
} from "../model.ts";

const rootName = "EveryDefinition";

/** TypeScript types of the definitions: one exported name each, and nothing else. */
export async function emitTypes(definitions: ReadonlyMap<string, Definition>): Promise<string> {
  const $defs = Object.fromEntries(
    [...definitions.values()].map((definition) => [
      definition.name,
      toTypeScriptSchema(definition),
    ]),
  );
  // one root that refers to all of them, so that each is written once; the root itself is cut off again
  const root: JSONSchema = {
    title: rootName,
    type: "object",
    additionalProperties: false,
    $defs,
    properties: Object.fromEntries(
      Object.keys($defs).map((name) => [name, { $ref: `#/$defs/${name}` }]),
    ),
  };
  const text = await compile(root, rootName, {
    bannerComment: "",
    ignoreMinAndMaxItems: true,
    style: { printWidth: 100 },
  });
  const types = text.replace(new RegExp(`export interface ${rootName} \\{[\\s\\S]*?\\n\\}\\n`), "");
  const declared = [...types.matchAll(/^export (?:interface|type) (\w+)/gm)].map(
    ([, name]) => name,
  );
  const strange = declared.filter((name) => name === undefined || !definitions.has(name));
  if (strange.length > 0 || declared.length !== definitions.size) {
    throw new Error(
      `types that are no definitions: ${strange.join(", ")}; ${declared.length} of ${definitions.size}`,
    );
  }
  return types.trim();
}

const toTypeScriptSchema = (definition: Definition): JSONSchema =>
  definition.kind === "object" ? objectSchema(definition) : unionSchema(definition);

function objectSchema({ name, description, properties, open }: ObjectDefinition): JSONSchema {
  const isFallback = properties.some(({ type }) => isUnknownTag(type));
  return {
    title: name,
    description,
    type: "object",
    // open on the wire; closed in types, where a misspelt field must be an error
    additionalProperties: open && isFallback,
    required: properties.filter(({ required }) => required).map((property) => property.name),
    properties: Object.fromEntries(
      properties.map((property) => [property.name, propertySchema(property)]),
    ),
  };
}

const propertySchema = ({ description, aliasOf, type }: Property): JSONSchema => ({
  ...(description !== undefined && { description }),
  ...(aliasOf !== undefined && { deprecated: true }),
  tsType: typeText(type),
});

function unionSchema(definition: UnionDefinition): JSONSchema {
  const { name, description, members } = definition;
  return { title: name, description, tsType: members.join(" | ") };
}

/** A type as it is written; `own` may write a part of it in another way. */
export function typeText(
  type: Type,
  own: (type: Type) => string | undefined = () => undefined,
): string {
  const text = (part: Type): string => own(part) ?? bareText(part, text);
  return text(type);
}

function bareText(type: Type, text: (type: Type) => string): string {
  switch (type.kind) {
    case "any":
      return "unknown";
    case "integer":
      return "number";
    case "string":
      if (isUnknownTag(type)) return "UnknownTag";
      return isExtensionTag(type) ? extensionTag(type.pattern) : "string";
    case "const":
      return JSON.stringify(type.value);
    case "enum": {
      const words = type.values.map((value) => JSON.stringify(value)).join(" | ");
      return type.open ? `${words} | (string & {})` : words;
    }
    case "list":
      return /^[\w.]+$/.test(text(type.of)) ? `${text(type.of)}[]` : `(${text(type.of)})[]`;
    case "map":
      return `{ [key: string]: ${text(type.of)} }`;
    case "ref":
      return type.name;
    case "either":
      return type.options.map(text).join(" | ");
    default:
      return type.kind;
  }
}

/** Tags that begin with a fixed text, or with a name and a colon. */
function extensionTag(pattern = ""): string {
  const prefix = /^\^([\w-]+)$/.exec(pattern)?.[1];
  return prefix === undefined ? "`${string}:${string}`" : `\`${prefix}\${string}\``;
}
