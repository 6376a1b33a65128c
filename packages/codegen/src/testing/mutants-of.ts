import { jsonTypeName, jsonTypeOf } from "../json-type.ts";
import { isObject } from "../read-json.ts";
import { memberOf } from "./member-of.ts";
import {
  isExtensionTag,
  type Definition,
  type ObjectDefinition,
  type Property,
  type Type,
  type UnionDefinition,
} from "../model.ts";

export interface Mutant {
  /** Where the fault is, as a JSON Pointer, and what it is. */
  readonly fault: string;
  /** The definition that has the property at fault. */
  readonly definition: string;
  /** The required property that was taken away, if that is the fault. */
  readonly removed?: string;
  readonly value: unknown;
}

type Definitions = ReadonlyMap<string, Definition>;
type Rebuild = (child: unknown) => unknown;

/** Copies of a valid value with one fault each. None of them is valid. */
export function mutantsOf(definitions: Definitions, name: string, value: unknown): Mutant[] {
  const mutants: Mutant[] = [];
  visitDefinition(name, value, "", (child) => child);
  return mutants;

  function visitDefinition(at: string, object: unknown, path: string, rebuild: Rebuild): void {
    const definition = definitions.get(at);
    if (definition === undefined) throw new Error(`no definition ${at}`);
    if (definition.kind === "object") return visitObject(definition, object, path, rebuild);
    const { discriminator } = definition;
    if (discriminator.kind === "tag" && discriminator.unknown === undefined && isObject(object)) {
      const { property } = discriminator;
      const wrong = { ...object, [property]: `no ${property} at all` };
      add(`${path}/${property} is none of the tags`, at, rebuild(wrong));
    }
    const member = memberOf(definition, object);
    if (member === undefined) return;
    const before = mutants.length;
    visitDefinition(member, object, path, rebuild);
    if (discriminator.kind === "keys") dropOtherMembers(definition, object, before);
  }

  /** What has lost the key that told it from the other members may be one of those, and no mutant. */
  function dropOtherMembers(union: UnionDefinition, object: unknown, from: number): void {
    const own = mutants.splice(from);
    mutants.push(
      ...own.filter(({ removed }) => {
        if (removed === undefined || !isObject(object)) return true;
        const { [removed]: _, ...rest } = object;
        return !isKey(union, removed) || memberOf(union, rest) === undefined;
      }),
    );
  }

  function visitObject(definition: ObjectDefinition, object: unknown, path: string, rebuild: Rebuild): void {
    if (!isObject(object)) return;
    if (!definition.open) {
      add(`${path}/noSuchField is unknown`, definition.name, rebuild({ ...object, noSuchField: 1 }));
    }
    for (const property of definition.properties) visitProperty(definition, property, object, path, rebuild);
  }

  function visitProperty(
    { name: owner }: ObjectDefinition,
    { name: key, required, type }: Property,
    object: Readonly<Record<string, unknown>>,
    path: string,
    rebuild: Rebuild,
  ): void {
    if (!Object.hasOwn(object, key)) return;
    const { [key]: child, ...rest } = object;
    const withChild: Rebuild = (changed) => rebuild({ ...rest, [key]: changed });
    if (required) add(`${path}/${key} is missing`, owner, rebuild(rest), key);
    for (const wrong of wrongValues(type)) {
      add(`${path}/${key} is ${JSON.stringify(wrong)}`, owner, withChild(wrong));
    }
    visitType(type, child, `${path}/${key}`, withChild);
  }

  function visitType(type: Type, child: unknown, path: string, rebuild: Rebuild): void {
    if (type.kind === "ref") visitDefinition(type.name, child, path, rebuild);
    else if (type.kind === "list" && Array.isArray(child)) {
      for (const [index, item] of child.entries()) {
        visitType(type.of, item, `${path}/${index}`, (changed) => rebuild(child.with(index, changed)));
      }
    } else if (type.kind === "map" && isObject(child)) {
      for (const [key, item] of Object.entries(child)) {
        visitType(type.of, item, `${path}/${key}`, (changed) => rebuild({ ...child, [key]: changed }));
      }
    } else if (type.kind === "either") {
      const option = type.options.find((one) => jsonTypeOf(one) === jsonTypeName(child));
      if (option !== undefined) visitType(option, child, path, rebuild);
    }
  }

  function add(fault: string, definition: string, mutant: unknown, removed?: string): void {
    mutants.push({ fault, definition, value: mutant, ...(removed !== undefined && { removed }) });
  }
}

const isKey = ({ discriminator }: UnionDefinition, name: string): boolean =>
  discriminator.kind === "keys" && discriminator.members.some(({ key }) => key === name);

/** Values that a type does not allow. */
function wrongValues(type: Type): unknown[] {
  switch (type.kind) {
    case "any":
    case "const": // another tag is another member, or an unknown one
      return [];
    case "enum":
      return type.open ? [1] : ["no such word", 1];
    case "integer":
      return ["1", 0.5, ...beyond(type)];
    case "number":
      return ["1", ...beyond(type)];
    case "either": {
      const allowed = new Set<string | undefined>(type.options.map((option) => jsonTypeOf(option)));
      return [true, "no", 1, null].filter((value) => !allowed.has(jsonTypeName(value))).slice(0, 1);
    }
    case "list":
      return [{}, ...(type.minItems > 0 ? [[]] : [])];
    case "map":
    case "ref":
      return [[], "no"];
    case "null":
      return [0];
    case "boolean":
      return ["true"];
    case "string":
      return [1, ...(type.pattern === undefined || isExtensionTag(type) ? [] : ["no match"])];
  }
}

const beyond = ({ minimum, maximum, exclusiveMinimum }: { minimum?: number; maximum?: number; exclusiveMinimum?: number }): number[] => [
  ...(minimum === undefined ? [] : [minimum - 1]),
  ...(maximum === undefined ? [] : [maximum + 1]),
  ...(exclusiveMinimum === undefined ? [] : [exclusiveMinimum]),
];
