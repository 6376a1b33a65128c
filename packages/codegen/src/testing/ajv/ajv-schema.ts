import { jsonTypeOf } from "../../json-type.ts";
import type { Definition, ObjectDefinition, Type, UnionDefinition, Words } from "../../model.ts";

type AjvSchema = Record<string, unknown>;

/**
 * A definition as ajv is to compile it: the same meaning as the published schema, but unions are dispatched
 * (see dispatch-keyword.ts), so that a fault is reported once, by the member that was meant.
 */
export function toAjvSchema(definition: Definition): AjvSchema {
  return definition.kind === "object" ? objectSchema(definition) : unionSchema(definition);
}

function objectSchema({ properties, open, absent }: ObjectDefinition): AjvSchema {
  const required = properties.filter((property) => property.required);
  return {
    type: "object",
    properties: Object.fromEntries(properties.map(({ name, type }) => [name, typeSchema(type)])),
    ...(required.length > 0 && { required: required.map(({ name }) => name) }),
    ...(!open && { additionalProperties: false }),
    ...(absent.length > 0 && { absent }),
  };
}

function unionSchema({ discriminator }: UnionDefinition): AjvSchema {
  if (discriminator.kind === "keys") {
    const { members, unknown } = discriminator;
    return {
      type: "object",
      dispatchKey: Object.fromEntries([
        ...members.map(({ key, name }) => [key, reference(name)]),
        ...(unknown === undefined ? [] : [["~unknown", reference(unknown)]]),
      ]),
    };
  }
  const { property, members, extension, unknown } = discriminator;
  return {
    type: "object",
    dispatchTag: Object.fromEntries([
      ...members.map(({ value, name }) => [value, reference(name)]),
      ...(extension === undefined ? [] : [["~extension", reference(extension.name)]]),
      ...(unknown === undefined ? [] : [["~unknown", reference(unknown)]]),
    ]),
    tag: { property, ...(extension !== undefined && { pattern: extension.pattern }) },
  };
}

const reference = (name: string): AjvSchema => ({ $ref: `#/$defs/${name}` });

function typeSchema(type: Type): AjvSchema {
  switch (type.kind) {
    case "any":
      return {};
    case "const":
      return { const: type.value };
    case "enum":
      return wordsSchema(type);
    case "list":
      return {
        type: "array",
        items: typeSchema(type.of),
        ...(type.minItems > 0 && { minItems: type.minItems }),
      };
    case "map":
      return { type: "object", additionalProperties: typeSchema(type.of) };
    case "ref":
      return reference(type.name);
    case "either":
      return {
        dispatchType: Object.fromEntries(
          type.options.map((option) => [jsonTypeOf(option), typeSchema(option)]),
        ),
      };
    case "string": {
      const { kind, not, format: _, ...limits } = type;
      return { type: kind, ...limits, ...(not !== undefined && { not: { enum: not } }) };
    }
    default: {
      const { kind, ...limits } = type;
      return { type: kind, ...limits };
    }
  }
}

/** A list that is open only documents: what is checked is that a word of ours is there at all. */
function wordsSchema({ open, values, list }: Words): AjvSchema {
  if (!open) return { type: "string", enum: values };
  return { type: "string", ...(list !== undefined && { nonEmpty: true }) };
}
