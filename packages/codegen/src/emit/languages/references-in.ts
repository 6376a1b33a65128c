import { memberNames, type Definition, type Type } from "../../model.ts";

/** The names of all definitions that a definition refers to. */
export const referencesIn = (definition: Definition): string[] =>
  definition.kind === "union"
    ? [...new Set([...definition.members, ...memberNames(definition)])]
    : definition.properties.flatMap(({ type }) =>
        partsOf(type).flatMap((part) => (part.kind === "ref" ? [part.name] : [])),
      );

/** A type, and the types that it is made of. */
export function partsOf(type: Type): Type[] {
  switch (type.kind) {
    case "list":
    case "map":
      return [type, ...partsOf(type.of)];
    case "either":
      return [type, ...type.options.flatMap(partsOf)];
    default:
      return [type];
  }
}
