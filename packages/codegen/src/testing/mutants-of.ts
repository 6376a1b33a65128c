import { jsonTypeName, jsonTypeOf } from "../json-type.ts";
import {
  isExtensionTag,
  isUnknownTag,
  type Definition,
  type NumberType,
  type ObjectDefinition,
  type Type,
  type UnionDefinition,
} from "../model.ts";
import { isObject } from "../read-json.ts";
import { memberOf } from "./member-of.ts";

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

/** Copies of a valid value with one fault each. None of them is valid. */
export const mutantsOf = (definitions: Definitions, name: string, value: unknown): Mutant[] => [
  ...definitionMutants(definitions, name, value),
];

function* definitionMutants(
  definitions: Definitions,
  name: string,
  value: unknown,
): Generator<Mutant> {
  const definition = definitions.get(name);
  if (definition === undefined) throw new Error(`no definition ${name}`);
  if (definition.kind === "union") yield* unionMutants(definitions, definition, value);
  else if (isObject(value)) yield* objectMutants(definitions, definition, value);
}

function* unionMutants(
  definitions: Definitions,
  union: UnionDefinition,
  value: unknown,
): Generator<Mutant> {
  const { name, discriminator } = union;
  if (discriminator.kind === "tag" && discriminator.unknown === undefined && isObject(value)) {
    const { property } = discriminator;
    const wrong = { ...value, [property]: `no ${property} at all` };
    yield { fault: `/${property} is none of the tags`, definition: name, value: wrong };
  }
  const member = memberOf(union, value);
  if (member === undefined) return;
  for (const mutant of definitionMutants(definitions, member, value)) {
    // what has lost the key that distinguished it from the other members may be one of those, and no mutant
    const now = memberOf(union, mutant.value);
    if (now === undefined || now === member) yield mutant;
  }
}

function* objectMutants(
  definitions: Definitions,
  { name: definition, open, properties }: ObjectDefinition,
  object: Readonly<Record<string, unknown>>,
): Generator<Mutant> {
  if (!open) {
    yield { fault: "/noSuchField is unknown", definition, value: { ...object, noSuchField: 1 } };
  }
  for (const { name, required, type } of properties) {
    if (!Object.hasOwn(object, name)) continue;
    const { [name]: child, ...rest } = object;
    if (required) yield { fault: `/${name} is missing`, definition, removed: name, value: rest };
    for (const wrong of wrongValues(type)) {
      const fault = `/${name} is ${JSON.stringify(wrong)}`;
      yield { fault, definition, value: { ...rest, [name]: wrong } };
    }
    const faultyChildren = typeMutants(definitions, type, child);
    yield* wrapped(faultyChildren, name, (changed) => ({ ...rest, [name]: changed }));
  }
}

function* typeMutants(definitions: Definitions, type: Type, value: unknown): Generator<Mutant> {
  if (type.kind === "ref") yield* definitionMutants(definitions, type.name, value);
  else if (type.kind === "list" && Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const faultyItems = typeMutants(definitions, type.of, item);
      yield* wrapped(faultyItems, index, (changed) => value.with(index, changed));
    }
  } else if (type.kind === "map" && isObject(value)) {
    for (const [key, item] of Object.entries(value)) {
      const faultyItems = typeMutants(definitions, type.of, item);
      yield* wrapped(faultyItems, key, (changed) => ({ ...value, [key]: changed }));
    }
  } else if (type.kind === "either") {
    const option = type.options.find((one) => jsonTypeOf(one) === jsonTypeName(value));
    if (option !== undefined) yield* typeMutants(definitions, option, value);
  }
}

/** The mutants of a part, as mutants of the whole. */
function* wrapped(
  mutants: Iterable<Mutant>,
  key: string | number,
  rebuild: (child: unknown) => unknown,
): Generator<Mutant> {
  for (const mutant of mutants) {
    yield { ...mutant, fault: `/${key}${mutant.fault}`, value: rebuild(mutant.value) };
  }
}

type Wrong<T extends Type["kind"]> = (type: Extract<Type, { kind: T }>) => unknown[];

/** Values that a type does not allow. */
const wrong: { readonly [T in Type["kind"]]: Wrong<T> } = {
  any: () => [],
  // another tag is another member, or an unknown one
  const: () => [],
  enum: ({ open, list }) => (open ? [1, ...(list === undefined ? [] : [""])] : ["no such word", 1]),
  integer: (type) => ["1", 0.5, ...beyond(type)],
  number: (type) => ["1", ...beyond(type)],
  either: ({ options }) => {
    const allowed = new Set<string | undefined>(options.map(jsonTypeOf));
    return [true, "no", 1, null].filter((value) => !allowed.has(jsonTypeName(value))).slice(0, 1);
  },
  list: ({ minItems }) => [{}, ...(minItems > 0 ? [[]] : [])],
  map: () => [[], "no"],
  ref: () => [[], "no"],
  null: () => [0],
  boolean: () => ["true"],
  string: (type) => [
    1,
    ...(type.pattern === undefined || isUnknownTag(type) || isExtensionTag(type)
      ? []
      : ["no match"]),
  ],
};

const wrongValues = <T extends Type["kind"]>(type: Extract<Type, { kind: T }>): unknown[] =>
  wrong[type.kind](type);

const beyond = ({ minimum, maximum, exclusiveMinimum }: NumberType): number[] => [
  ...(minimum === undefined ? [] : [minimum - 1]),
  ...(maximum === undefined ? [] : [maximum + 1]),
  ...(exclusiveMinimum === undefined ? [] : [exclusiveMinimum]),
];
