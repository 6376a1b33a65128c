import type { Type } from "../../../model.ts";
import { languageNames } from "../language-names.ts";

const names = languageNames("go");

export type Either = Extract<Type, { kind: "either" }>;

/** The name of a type that is one of several: `StringOrPromptPartList`. */
export const alternativeName = ({ options }: Either): string => options.map(optionName).join("Or");

function optionName(type: Type): string {
  switch (type.kind) {
    case "list":
      return `${optionName(type.of)}List`;
    case "map":
      return type.of.kind === "any" ? "Map" : `${optionName(type.of)}Map`;
    case "ref":
      return names.type(type.name);
    case "string":
    case "integer":
    case "number":
    case "boolean":
      return names.type(type.kind);
    default:
      throw new Error(`${type.kind} is no option that Go has a name for`);
  }
}
