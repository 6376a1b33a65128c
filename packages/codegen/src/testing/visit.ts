import { jsonTypeName, jsonTypeOf } from "../json-type.ts";
import type { Definition, ObjectDefinition, Type } from "../model.ts";
import { isObject } from "../read-json.ts";
import { branchOf } from "./member-of.ts";

type Visitor = (definition: ObjectDefinition, object: Readonly<Record<string, unknown>>) => void;

/** Calls back for every object of a value that has a definition, with that definition. */
export function visit(
  definitions: ReadonlyMap<string, Definition>,
  name: string,
  value: unknown,
  visitor: Visitor,
): void {
  const definition = definitions.get(branchOf(definitions, name, value) ?? "");
  if (definition?.kind !== "object" || !isObject(value)) return;
  visitor(definition, value);
  for (const { name: key, type } of definition.properties) visitType(type, value[key]);

  function visitType(type: Type, child: unknown): void {
    if (child === undefined) return;
    if (type.kind === "ref") visit(definitions, type.name, child, visitor);
    else if (type.kind === "list" && Array.isArray(child)) {
      for (const item of child) visitType(type.of, item);
    } else if (type.kind === "map" && isObject(child)) {
      for (const item of Object.values(child)) visitType(type.of, item);
    } else if (type.kind === "either") {
      const option = type.options.find((one) => jsonTypeOf(one) === jsonTypeName(child));
      if (option !== undefined) visitType(option, child);
    }
  }
}
