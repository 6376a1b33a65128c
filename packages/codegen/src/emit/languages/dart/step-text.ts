import { stepTypeWith } from "../step-type.ts";
import type { Field, Step } from "../walked-types.ts";
import { quoted } from "./layout.ts";

/** The Dart type of a field; a field that may be absent may be null. */
export function fieldType({ step, isRequired, isNullable }: Field): string {
  const text = stepType(step);
  // Object? has its question mark already
  return (isRequired && !isNullable) || text.endsWith("?") ? text : `${text}?`;
}

export const stepType: (step: Step) => string = stepTypeWith({
  any: "Object?",
  object: "Map<String, Object?>",
  boolean: "bool",
  text: "String",
  timestamp: "String",
  constant: "String",
  integer: "int",
  number: "double",
});

/** The decoder of a step, as an expression. */
export function decoderText(step: Step): string {
  switch (step.kind) {
    case "any":
      return "Decode.anyValue";
    case "object":
      return "Decode.objectValue";
    case "boolean":
      return "Decode.boolean";
    case "timestamp":
      return "Decode.timestamp";
    case "text":
      if (step.pattern !== undefined) return `Decode.textLike(${quoted(step.pattern)})`;
      return step.maxLength === undefined
        ? "Decode.text"
        : `Decode.textOfAtMost(${step.maxLength})`;
    case "integer":
      return `Decode.integer(${step.minimum}, ${step.maximum})`;
    case "number":
      return numberText(step);
    case "constant":
      return `Decode.constant(${quoted(step.value)})`;
    case "list":
      return `Decode.listOf(${decoderText(step.of)}${step.minItems === 0 ? "" : `, ${step.minItems}`})`;
    case "map":
      return `Decode.mapOf(${decoderText(step.of)})`;
    case "word":
      return step.isOpen ? `${step.name}.fromJson` : `${step.name}.fromKnown`;
    case "type":
      return `${step.name}.fromJson`;
  }
}

function numberText({
  minimum,
  maximum,
  exclusiveMinimum,
}: Extract<Step, { kind: "number" }>): string {
  const limits = [
    ...(minimum === undefined ? [] : [`minimum: ${minimum}`]),
    ...(maximum === undefined ? [] : [`maximum: ${maximum}`]),
    ...(exclusiveMinimum === undefined ? [] : [`above: ${exclusiveMinimum}`]),
  ];
  return `Decode.number(${limits.join(", ")})`;
}
