import type { Property, Type } from "../../../model.ts";
import { type Contract } from "../contract.ts";
import { languageNames } from "../language-names.ts";
import { alternativeName } from "./alternative-name.ts";

const names = languageNames("go");

/** How a field holds its value. */
type Presence =
  /** The value itself. */
  | "value"
  /** A pointer: nil is absent. */
  | "pointer"
  /** What has a nil of its own, which is absent. */
  | "nilable"
  /** A pointer: nil is null. */
  | "orNull"
  /** A `Nullable`: absent, null or a value. */
  | "nullable"
  /** No field: the one value that is allowed. */
  | "constant";

export interface Field {
  readonly property: Property;
  /** The name of the field. */
  readonly name: string;
  /** The type of its value, null aside. */
  readonly type: Type;
  readonly presence: Presence;
}

export function fieldOf(property: Property, contract: Contract): Field {
  const type = withoutNull(property.type);
  const name = names.field(property.name);
  return { property, name, type, presence: presenceOf(property, type, contract) };
}

function presenceOf(property: Property, type: Type, contract: Contract): Presence {
  if (type !== property.type) return property.required ? "orNull" : "nullable";
  if (property.required) return type.kind === "const" ? "constant" : "value";
  return isNilable(type, contract) ? "nilable" : "pointer";
}

/** A type without the null that it may be. */
function withoutNull(type: Type): Type {
  if (type.kind !== "either") return type;
  const options = type.options.filter(({ kind }) => kind !== "null");
  const [first] = options;
  if (options.length === type.options.length) return type;
  return options.length === 1 && first !== undefined ? first : { ...type, options };
}

export const isUnion = (name: string, contract: Contract): boolean =>
  contract.definitions.get(name)?.kind === "union";

const isNilable = (type: Type, contract: Contract): boolean =>
  ["any", "list", "map"].includes(type.kind) ||
  (type.kind === "ref" && isUnion(type.name, contract));

/** The Go type of a field. */
export function fieldType({ type, presence }: Field, contract: Contract): string {
  const text = goType(type, contract);
  if (presence === "nullable") return `Nullable[${text}]`;
  return presence === "pointer" || presence === "orNull" ? `*${text}` : text;
}

/** The Go type of a value. */
export function goType(type: Type, contract: Contract): string {
  switch (type.kind) {
    case "any":
      return "json.RawMessage";
    case "boolean":
      return "bool";
    case "string":
    case "const":
      return "string";
    case "integer":
      return "int64";
    case "number":
      return "float64";
    case "enum":
      return names.type(contract.wordListOf(type).name);
    case "list":
      return `[]${goType(type.of, contract)}`;
    case "map":
      return `map[string]${goType(type.of, contract)}`;
    case "ref":
      return names.type(type.name);
    case "either":
      return alternativeName(type);
    case "null":
      throw new Error("null alone has no type in Go");
  }
}
