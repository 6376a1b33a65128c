import { jsonTypeOf } from "../../../json-type.ts";
import type { NumberType, StringType, Type } from "../../../model.ts";
import { isUnknownTag } from "../../../model.ts";
import { timestampPattern } from "../../../timestamp-pattern.ts";
import type { Contract } from "../contract.ts";
import { lineLength } from "./layout.ts";

type Either = Extract<Type, { kind: "either" }>;

/** Whether the JSON type of a value selects among several types, null aside. */
export const isAlternative = (type: Type): type is Either =>
  type.kind === "either" && !isNullable(type);

/** One type or null: pydantic needs no help with that. */
const isNullable = ({ options }: Either): boolean =>
  options.filter(({ kind }) => kind !== "null").length === 1;

const exact = 9_007_199_254_740_991;
const field = "Annotated[int, Field(";

/** Types of single values that many fields have. */
export const scalars: Readonly<Record<string, string>> = {
  Timestamp: `Annotated[
    str,
    Field(
        pattern=r"${timestampPattern}"
    ),
]`,
  Integer: `${field}ge=-${exact}, le=${exact})]`,
  Count: `${field}ge=0, le=${exact})]`,
  Ordinal: `${field}ge=1, le=${exact})]`,
  Finite: "Annotated[float, Field(allow_inf_nan=False)]",
};

/** A type as an annotation; `alias` is the name of the union of JSON types in it. */
export function typeText(type: Type, contract: Contract, alias: string): string {
  const text = (part: Type): string => typeText(part, contract, alias);
  switch (type.kind) {
    case "any":
      return "Any";
    case "boolean":
      return "bool";
    case "null":
      return "None";
    case "string":
      return stringText(type);
    case "integer":
    case "number":
      return numberText(type);
    case "const":
      return `Literal[${JSON.stringify(type.value)}]`;
    case "enum": {
      const { name } = contract.wordListOf(type);
      if (!type.open) return name;
      return type.list === undefined ? `AnyWord[${name}]` : `Word[${name}]`;
    }
    case "list": {
      const list = `list[${text(type.of)}]`;
      return type.minItems > 0 ? `Annotated[${list}, Field(min_length=${type.minItems})]` : list;
    }
    case "map":
      return `dict[str, ${text(type.of)}]`;
    case "ref":
      return type.name;
    case "either":
      return isNullable(type) ? type.options.map(text).join(" | ") : alias;
  }
}

/** A union of several JSON types, laid out as the right side of an alias. */
export function alternativeText({ options }: Either, contract: Contract): string {
  const tagged = options.map(
    (option) => `Annotated[${typeText(option, contract, "")}, Tag("->${jsonTypeOf(option)}")]`,
  );
  const flat = `    ${tagged.join(" | ")},`;
  const lines = flat.length <= lineLength ? flat : `    ${tagged.join("\n    | ")},`;
  return `Annotated[\n${lines}\n    JsonType,\n]`;
}

function stringText(type: StringType): string {
  if (type.format === "timestamp") return "Timestamp";
  const limits = [
    // the tag of a fallback is any that the union does not know
    ...(type.pattern === undefined || isUnknownTag(type) ? [] : [`pattern=r"${type.pattern}"`]),
    ...(type.maxLength === undefined ? [] : [`max_length=${type.maxLength}`]),
  ];
  return limits.length === 0 ? "str" : `Annotated[str, Field(${limits.join(", ")})]`;
}

function numberText({ kind, minimum, maximum, exclusiveMinimum }: NumberType): string {
  if (kind === "integer" && maximum === exact) {
    if (minimum === 1) return "Ordinal";
    if (minimum === 0) return "Count";
    if (minimum === -exact) return "Integer";
  }
  const limits = [
    ...(minimum === undefined ? [] : [`ge=${minimum}`]),
    ...(exclusiveMinimum === undefined ? [] : [`gt=${exclusiveMinimum}`]),
    ...(maximum === undefined ? [] : [`le=${maximum}`]),
  ];
  const base = kind === "integer" ? "int" : "Finite";
  return limits.length === 0 ? base : `Annotated[${base}, Field(${limits.join(", ")})]`;
}
