import { stepTypeWith } from "../step-type.ts";
import type { Field, ObjectWalk, Step, WalkedAlternative } from "../walked-types.ts";

/** The Java type of a field: primitive where a value is always there. */
export function fieldType({ step, isRequired, isNullable }: Field): string {
  const primitive = isRequired && !isNullable ? primitiveOf(step) : undefined;
  return primitive ?? stepType(step);
}

/** The primitive type of a step, if it has one. */
export const primitiveOf = ({ kind }: Step): string | undefined => primitives[kind];

const primitives: Partial<Record<Step["kind"], string>> = {
  boolean: "boolean",
  integer: "long",
  number: "double",
};

/** Whether a field is an object, which may be null where it must not. */
export const isReference = (field: Field): boolean => !/^[a-z]/.test(fieldType(field));

export const stepType: (step: Step) => string = stepTypeWith({
  any: "JsonNode",
  object: "ObjectNode",
  boolean: "Boolean",
  text: "String",
  timestamp: "String",
  constant: "String",
  integer: "Long",
  number: "Double",
});

/** The decoder of a step, as an expression. */
export function decoderText(step: Step): string {
  switch (step.kind) {
    case "any":
    case "object":
    case "boolean":
    case "timestamp":
      return `Decoders.${step.kind.toUpperCase()}`;
    case "text":
      if (step.pattern !== undefined) return "TAG";
      return step.maxLength === undefined ? "Decoders.TEXT" : `Decoders.text(${step.maxLength})`;
    case "integer":
      return integerText(step.minimum, step.maximum);
    case "number":
      return numberText(step);
    case "constant":
      return `Decoders.constant(${JSON.stringify(step.value)})`;
    case "list": {
      const minimum = step.minItems === 0 ? "" : `, ${step.minItems}`;
      return `Decoders.list(${decoderText(step.of)}${minimum})`;
    }
    case "map":
      return `Decoders.map(${decoderText(step.of)})`;
    case "word":
      return step.isOpen ? `${step.name}::decode` : `${step.name}::decodeKnown`;
    case "type":
      return `${step.name}::decode`;
  }
}

const exact = Number.MAX_SAFE_INTEGER;

function integerText(minimum: number, maximum: number): string {
  if (maximum === exact) {
    if (minimum === 1) return "Decoders.ORDINAL";
    if (minimum === 0) return "Decoders.COUNT";
    if (minimum === -exact) return "Decoders.INTEGER";
  }
  return `Decoders.integer(${minimum}L, ${maximum}L)`;
}

function numberText({
  minimum,
  maximum,
  exclusiveMinimum,
}: Extract<Step, { kind: "number" }>): string {
  if (exclusiveMinimum !== undefined) return `Decoders.above(${exclusiveMinimum})`;
  if (minimum === undefined && maximum === undefined) return "Decoders.NUMBER";
  const upper = maximum ?? "Double.MAX_VALUE";
  return `Decoders.number(${minimum ?? "-Double.MAX_VALUE"}, ${upper})`;
}

/** All alternatives, by name. */
export const alternativesOf = (walk: ObjectWalk): ReadonlyMap<string, WalkedAlternative> =>
  new Map(
    walk.groups.flatMap(({ types }) =>
      types.flatMap((type) => (type.kind === "alternative" ? [[type.name, type] as const] : [])),
    ),
  );
