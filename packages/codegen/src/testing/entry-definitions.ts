import { memberNames, rootTag, type SchemaModel } from "../model.ts";

/** The members of a tagged root, or the root alone. */
export function entryDefinitions(model: SchemaModel): string[] {
  const root = model.definitions.get(model.root);
  return root?.kind === "union" && rootTag(model) !== undefined ? memberNames(root) : [model.root];
}
