import { memberNames, type ObjectDefinition, type UnionDefinition } from "../../../model.ts";
import type { Contract } from "../contract.ts";
import { fieldOf, fieldType } from "./go-type.ts";

/** A method of a union: a field that all of its members have. */
export interface Getter {
  readonly property: string;
  readonly description: string | undefined;
  readonly name: string;
  readonly type: string;
}

/** The getters of a union; none if another union has them already. */
export function gettersOf(union: UnionDefinition, contract: Contract): Getter[] {
  if (parentOf(union, contract) !== undefined) return [];
  const members = memberNames(union).map((name) => {
    const definition = contract.definitions.get(name);
    if (definition?.kind !== "object") throw new Error(`${name} is no object`);
    return definition;
  });
  const [first] = members;
  return (first?.properties ?? []).flatMap(({ name }) => getterOf(name, members, contract));
}

function getterOf(
  property: string,
  members: readonly ObjectDefinition[],
  contract: Contract,
): Getter[] {
  const fields = members.flatMap((member) =>
    member.properties.filter(({ name }) => name === property).map((one) => fieldOf(one, contract)),
  );
  const [first] = fields;
  if (first === undefined || fields.length < members.length) return [];
  const types = [...new Set(fields.map((field) => fieldType(field, contract)))];
  // required in some members and optional in others: a pointer fits both
  const [type = "", other] = types.toSorted((a, b) => a.length - b.length);
  if (types.length > 2 || (other !== undefined && other !== `*${type}`)) return [];
  const { description } = first.property;
  return [{ property, description, name: `Get${first.name}`, type: other ?? type }];
}

/** The union that has a union as a member. */
export const parentOf = (
  { name }: UnionDefinition,
  contract: Contract,
): UnionDefinition | undefined =>
  [...contract.definitions.values()]
    .filter((one) => one.kind === "union")
    .find((one) => one.members.includes(name));
