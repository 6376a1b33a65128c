import { jsonTypeOf } from "../../../json-type.ts";
import { isUnknownTag, type NumberType, type StringType, type Type } from "../../../model.ts";
import type { Contract } from "../contract.ts";
import { languageNames } from "../language-names.ts";
import { rustString } from "./layout.ts";

type Either = Extract<Type, { kind: "either" }>;

const names = languageNames("rust");
const exact = 9_007_199_254_740_991;

/** Whether null is among several types. */
const isNullable = (type: Type): type is Either =>
  type.kind === "either" && type.options.some(({ kind }) => kind === "null");

/** The types of an alternative that are not null. */
const optionsOf = ({ options }: Either): readonly Type[] =>
  options.filter(({ kind }) => kind !== "null");

/** Whether the JSON type of a value selects among several types, null aside. */
export const isAlternative = (type: Type): type is Either =>
  type.kind === "either" && optionsOf(type).length > 1;

/** A type; `alternative` is the name of the enum of JSON types in it. */
export function typeText(type: Type, contract: Contract, alternative: string): string {
  const text = (part: Type): string => typeText(part, contract, alternative);
  switch (type.kind) {
    case "any":
      return "Value";
    case "boolean":
      return "bool";
    case "null":
      return "()";
    case "string":
      return "String";
    case "integer":
      return isUnsigned(type) ? "u64" : "i64";
    case "number":
      return "f64";
    case "const":
      throw new Error(`a constant is no type: ${type.value}`);
    case "enum": {
      const name = names.type(contract.wordListOf(type).name);
      return type.open ? `Word<${name}>` : name;
    }
    case "list":
      return `Vec<${text(type.of)}>`;
    case "map":
      return type.of.kind === "any" ? "Fields" : `BTreeMap<String, ${text(type.of)}>`;
    case "ref":
      return names.type(type.name);
    case "either":
      return isNullable(type) ? `Option<${ofOptions(type, alternative, text)}>` : alternative;
  }
}

/** What decodes a type: a function of `values.rs`, or one made by it. */
export function decoderText(type: Type, contract: Contract, alternative: string): string {
  const text = (part: Type): string => decoderText(part, contract, alternative);
  switch (type.kind) {
    case "any":
      return "any";
    case "boolean":
      return "boolean";
    case "null":
      throw new Error("null is decoded with the types that it stands beside");
    case "string":
      return stringText(type);
    case "integer":
    case "number":
      return numberText(type);
    case "const":
      return `constant(${rustString(type.value)})`;
    case "enum":
      if (!type.open) return `${names.type(contract.wordListOf(type).name)}::decode`;
      return type.list === undefined ? "any_word" : "word";
    case "list":
      return type.minItems > 0
        ? `list_from(${type.minItems}, ${text(type.of)})`
        : `list(${text(type.of)})`;
    case "map":
      return type.of.kind === "any" ? "fields" : `map(${text(type.of)})`;
    case "ref":
      return `${names.type(type.name)}::decode`;
    case "either": {
      const own = `${alternative}::decode`;
      return isNullable(type) ? `nullable(${ofOptions(type, own, text)})` : own;
    }
  }
}

/** The text of the one type that is not null, or of all of them. */
function ofOptions(type: Either, several: string, text: (part: Type) => string): string {
  const [first, ...others] = optionsOf(type);
  return first === undefined || others.length > 0 ? several : text(first);
}

/** The variants of an alternative: `string String(String) = string`. */
export const variantsOf = (type: Either, contract: Contract) =>
  optionsOf(type).map((option) => {
    const json = jsonTypeOf(option) ?? "object";
    return {
      json,
      name: json === "array" ? "List" : names.constant(json),
      type: typeText(option, contract, ""),
      decoder: decoderText(option, contract, ""),
    };
  });

const isUnsigned = ({ minimum }: NumberType): boolean => minimum !== undefined && minimum >= 0;

function stringText(type: StringType): string {
  if (type.format === "timestamp") return "timestamp";
  if (type.maxLength !== undefined) return `max_length(${type.maxLength})`;
  // the tag of a fallback is any that the union does not know
  if (type.pattern === undefined || isUnknownTag(type)) return "string";
  return `like(regex!(${rustString(type.pattern)}))`;
}

function numberText(type: NumberType): string {
  const { kind, minimum, maximum, exclusiveMinimum } = type;
  if (kind === "integer") {
    if (isUnsigned(type) && maximum === exact && minimum === 1) return "ordinal";
    if (isUnsigned(type) && maximum === exact && minimum === 0) return "count";
    if (minimum === -exact && maximum === exact) return "integer";
    const limits = `${minimum ?? -exact}, ${maximum ?? exact}`;
    return isUnsigned(type) ? `count_in(${limits})` : `integer_in(${limits})`;
  }
  if (exclusiveMinimum !== undefined) return `number_above(${float(exclusiveMinimum)})`;
  if (minimum === undefined && maximum === undefined) return "number";
  const limits = [minimum ?? "f64::MIN", maximum ?? "f64::MAX"].map((limit) =>
    typeof limit === "number" ? float(limit) : limit,
  );
  return `number_in(${limits.join(", ")})`;
}

const float = (value: number): string => (Number.isInteger(value) ? `${value}.0` : String(value));
