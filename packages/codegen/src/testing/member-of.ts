import type { Definition, UnionDefinition } from "../model.ts";
import { isObject } from "../read-json.ts";

/** The member of a union that a value means to be. */
export function memberOf({ discriminator }: UnionDefinition, value: unknown): string | undefined {
  if (!isObject(value)) return undefined;
  if (discriminator.kind === "keys") {
    const { members, unknown } = discriminator;
    return members.find(({ key }) => value[key] !== undefined)?.name ?? unknown;
  }
  const tag = value[discriminator.property];
  if (typeof tag !== "string") return undefined;
  const known = discriminator.members.find((member) => member.value === tag)?.name;
  const { extension, unknown } = discriminator;
  if (known !== undefined) return known;
  return extension && new RegExp(extension.pattern, "u").test(tag) ? extension.name : unknown;
}

/** The object definition that a value means to be, through all unions. */
export function branchOf(
  definitions: ReadonlyMap<string, Definition>,
  name: string,
  value: unknown,
): string | undefined {
  const definition = definitions.get(name);
  if (definition?.kind !== "union") return definition?.name;
  const member = memberOf(definition, value);
  return member === undefined ? undefined : branchOf(definitions, member, value);
}
