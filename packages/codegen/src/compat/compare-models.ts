import { typeText } from "../emit/emit-types.ts";
import {
  memberNames,
  type Definition,
  type ObjectDefinition,
  type Property,
  type SchemaModel,
  type UnionDefinition,
} from "../model.ts";
import { change, narrower, other, wider, type Change } from "./change.ts";
import { compareTypes } from "./compare-types.ts";

/** What became of each definition of a schema. A new definition breaks no reader; what refers to it might. */
export function compareModels(before: SchemaModel, after: SchemaModel): Change[] {
  const changes: Change[] = [];
  if (before.id !== after.id)
    changes.push(change(before.name, `had the $id ${before.id} and has ${after.id}`, other));
  if (before.root !== after.root)
    changes.push(change(before.name, `is now a ${after.root}`, other));
  for (const [name, definition] of before.definitions) {
    const counterpart = after.definitions.get(name);
    if (counterpart === undefined) changes.push(change(name, "is no longer defined", other));
    else if (!isPartOfUnion(before, name) || !isPartOfUnion(after, name))
      changes.push(...compareDefinitions(definition, counterpart));
  }
  return changes;
}

/** Whether it is a union whose members are distinguished by another one, which takes the unknown: that one is compared. */
const isPartOfUnion = ({ definitions }: SchemaModel, name: string): boolean =>
  definitions.get(name)?.kind === "union" &&
  [...definitions.values()].some(
    (definition) =>
      definition.kind === "union" &&
      definition.members.includes(name) &&
      !memberNames(definition).includes(name),
  );

function compareDefinitions(before: Definition, after: Definition): Change[] {
  if (before.kind === "object" && after.kind === "object") return compareObjects(before, after);
  if (before.kind === "union" && after.kind === "union") return compareUnions(before, after);
  return [change(before.name, `is now ${after.kind === "union" ? "a union" : "an object"}`, other)];
}

function compareObjects(before: ObjectDefinition, after: ObjectDefinition): Change[] {
  const changes: Change[] = [];
  if (before.open !== after.open) {
    changes.push(
      after.open
        ? change(before.name, "may now have unknown fields", wider)
        : change(before.name, "may no longer have unknown fields", narrower),
    );
  }
  for (const property of before.properties) {
    const counterpart = after.properties.find(({ name }) => name === property.name);
    const at = `${before.name}.${property.name}`;
    if (counterpart === undefined) {
      changes.push(change(at, "is gone", after.open ? wider : other));
    } else changes.push(...compareProperties(at, property, counterpart));
  }
  for (const { name, required } of after.properties) {
    if (required && !before.properties.some((property) => property.name === name)) {
      changes.push(change(`${before.name}.${name}`, "is new and required", narrower));
    }
  }
  return changes;
}

function compareProperties(at: string, before: Property, after: Property): Change[] {
  const changes: Change[] = [];
  if (before.required && !after.required) changes.push(change(at, "may now be missing", wider));
  if (!before.required && after.required) changes.push(change(at, "is now required", narrower));
  const shift = compareTypes(before.type, after.type);
  if (shift.wider || shift.narrower) {
    changes.push(
      change(
        at,
        `was ${typeText(before.type)} and is ${typeText(after.type)}${limits(before, after)}`,
        shift,
      ),
    );
  }
  return changes;
}

/** Where two types are written alike, what differs is a limit. */
function limits({ type: before }: Property, { type: after }: Property): string {
  return typeText(before) === typeText(after)
    ? ` with other limits (${JSON.stringify(before)} → ${JSON.stringify(after)})`
    : "";
}

function compareUnions(before: UnionDefinition, after: UnionDefinition): Change[] {
  const { name } = before;
  const [was, is] = [selectorOf(before), selectorOf(after)];
  if (was !== is) return [change(name, `was distinguished by ${was}, and is by ${is}`, other)];
  const old = membersOf(before);
  const now = membersOf(after);
  const changes = [...old]
    .filter(([key]) => !now.has(key))
    .map(([key, member]) => change(name, `has no \`${key}\` (${member}) any more`, other));
  // a reader that has a place for the unknown has one for what is new
  const tolerant = before.discriminator.unknown !== undefined;
  for (const [key, member] of now) {
    const earlier = old.get(key);
    if (earlier === undefined && !tolerant)
      changes.push(change(name, `has a new \`${key}\` (${member})`, wider));
    if (earlier !== undefined && earlier !== member) {
      changes.push(change(name, `\`${key}\` was ${earlier} and is ${member}`, other));
    }
  }
  return changes;
}

const selectorOf = ({ discriminator }: UnionDefinition): string =>
  discriminator.kind === "tag" ? `\`${discriminator.property}\`` : "its keys";

function membersOf({ discriminator }: UnionDefinition): Map<string, string> {
  if (discriminator.kind === "keys") {
    const { members, unknown } = discriminator;
    return new Map([
      ...members.map(({ key, name }): [string, string] => [`has ${key}`, name]),
      ...(unknown === undefined ? [] : [["anything else", unknown] as const]),
    ]);
  }
  const { members, extension, unknown } = discriminator;
  return new Map([
    ...members.map(({ value, name }): [string, string] => [value, name]),
    ...(extension === undefined ? [] : [["an extension", extension.name] as const]),
    ...(unknown === undefined ? [] : [["anything else", unknown] as const]),
  ]);
}
