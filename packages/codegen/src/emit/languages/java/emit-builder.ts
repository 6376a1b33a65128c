import type { Field, WalkedAlternative, WalkedObject } from "../walked-types.ts";
import { assigned, bracketed, broken, indented, javadoc } from "./layout.ts";
import { fieldType, primitiveOf, stepType } from "./step-text.ts";

type Alternatives = ReadonlyMap<string, WalkedAlternative>;

/** A builder that starts with the required fields: one that is missing does not compile. */
export function emitBuilder(object: WalkedObject, alternatives: Alternatives): string[] {
  const { fields, isOpen } = object;
  if (fields.length === 0 && !isOpen) return [];
  const parameters = requiredOf(object).map(parameterOf);
  const names = requiredOf(object).map(({ name }) => name);
  return [
    [
      javadoc("Starts with the fields that are required.", 2),
      bracketed("public static Builder builder(", parameters, ") {", 2),
      indented(bracketed("return new Builder(", names, ");", 4)),
      "}",
    ].join("\n"),
    toBuilderText(object, names),
    builderText(object, parameters, alternatives),
  ];
}

const requiredOf = ({ fields }: WalkedObject): Field[] =>
  fields.filter(({ isRequired }) => isRequired);

const parameterOf = (field: Field): string => `${fieldType(field)} ${field.name}`;

function toBuilderText(object: WalkedObject, names: readonly string[]): string {
  const optional = object.fields.filter(({ isRequired }) => !isRequired);
  return [
    "public Builder toBuilder() {",
    indented(assigned("Builder builder =", "new Builder(", names, ");", 4)),
    ...optional.map(({ name }) => `  builder.${name} = ${name};`),
    ...(object.isOpen ? ["  builder.extra = extra;"] : []),
    "  return builder;",
    "}",
  ].join("\n");
}

function builderText(
  object: WalkedObject,
  parameters: readonly string[],
  alternatives: Alternatives,
): string {
  const { name, fields, isOpen } = object;
  const values = [...fields.map((field) => field.name), ...(isOpen ? ["extra"] : [])];
  const parts = [
    [
      ...fields.map((field) => `private ${parameterOf(field)};`),
      ...(isOpen ? ["private Map<String, JsonNode> extra = Map.of();"] : []),
    ].join("\n"),
    [
      bracketed("private Builder(", parameters, ") {", 4),
      ...requiredOf(object).map((field) => `  this.${field.name} = ${field.name};`),
      "}",
    ]
      .join("\n")
      .replace("{\n}", "{}"),
    ...fields.flatMap((field) => settersOf(field, alternatives)),
    ...(isOpen ? [setterText("extra", "Map<String, JsonNode>", "extra")] : []),
    [
      `public ${name} build() {`,
      indented(bracketed(`return new ${name}(`, values, ");", 6)),
      "}",
    ].join("\n"),
  ];
  return `public static final class Builder {\n${indented(parts.join("\n\n"))}\n}`;
}

/** Each option of an alternative may be given as it is. */
function settersOf(field: Field, alternatives: Alternatives): string[] {
  const { name, step } = field;
  const type = primitiveOf(step) ?? stepType(step);
  const options = step.kind === "type" ? (alternatives.get(step.name)?.options ?? []) : [];
  return [
    setterText(name, type, name),
    ...options.flatMap((option) =>
      option.step === undefined
        ? []
        : [setterText(name, stepType(option.step), `${type}.of(${name})`)],
    ),
  ];
}

const setterText = (name: string, type: string, value: string): string =>
  [
    `public Builder ${name}(${type} ${name}) {`,
    indented(broken(`this.${name} =`, `${value};`, 6)),
    "  return this;",
    "}",
  ].join("\n");
