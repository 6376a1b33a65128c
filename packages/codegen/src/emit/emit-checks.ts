import { jsonTypeOf } from "../json-type.ts";
import {
  memberNames,
  type Definition,
  type NumberType,
  type ObjectDefinition,
  type Property,
  type SchemaModel,
  type StringType,
  type Type,
  type UnionDefinition,
} from "../model.ts";
import { referencesIn } from "./languages/references-in.ts";

/** Code that checks definitions and all that they refer to, made of `checks.ts`: a constant `check<Name>` for each. */
export function emitChecks(model: SchemaModel, names: readonly string[]): string {
  const shared = new Shared();
  const objects: string[] = [];
  const unions = new Map<string, string>();
  for (const definition of reachable(model.definitions, names)) {
    if (definition.kind === "object") objects.push(objectCheck(definition, shared));
    else addUnion(definition, model.definitions, unions, shared);
  }
  // a function may name what is defined after it; a table may not
  return [...shared.values, ...objects, ...unions.values(), ...shared.tables].join("\n");
}

export const checkOf = (definition: string): string => `check${definition}`;

function reachable(
  definitions: ReadonlyMap<string, Definition>,
  names: readonly string[],
): Definition[] {
  const found = new Set(names);
  // a Set has also the names that are added on the way
  for (const name of found) {
    const definition = definitions.get(name);
    if (definition === undefined) throw new Error(`there is no definition ${name}`);
    // a union that is a member of another one is not asked: its members are
    const next = definition.kind === "union" ? memberNames(definition) : referencesIn(definition);
    for (const one of next) found.add(one);
  }
  return [...definitions.values()].filter(({ name }) => found.has(name));
}

/** Constants with the same code are one. */
class Shared {
  readonly #names = new Map<string, string>();
  readonly values: string[] = [];
  /** They name the checks of definitions. */
  readonly tables: string[] = [];

  name(code: string, lines = this.values): string {
    const known = this.#names.get(code);
    if (known !== undefined) return known;
    const name = `shared${this.#names.size}`;
    this.#names.set(code, name);
    lines.push(`const ${name} = ${code};`);
    return name;
  }
}

const text = (value: unknown): string => JSON.stringify(value);
const regExp = (pattern: string): string => `new RegExp(${text(pattern)}, "u")`;

function objectCheck({ name, open, properties, absent }: ObjectDefinition, shared: Shared): string {
  const names = properties.map((property) => property.name);
  const calls = [
    ...(open ? [] : [`closed(value, ${shared.name(`new Set(${text(names)})`)})`]),
    ...properties.flatMap((property) => fieldCalls(property, shared)),
    ...(absent.length > 0 ? [`absent(value, ${absent.map(text).join(", ")})`] : []),
  ];
  return `const ${checkOf(name)} = object((value) => { ${calls.join("; ")} });`;
}

const fieldCalls = ({ name, required, type }: Property, shared: Shared): string[] =>
  type.kind === "any" && !required
    ? []
    : callsOf(type, `value[${text(name)}], ${text(name)}, ${String(!required)}`, shared);

/** The calls that check a value of this type; `at` has the value, its key, and whether it may be missing. */
function callsOf(type: Type, at: string, shared: Shared): string[] {
  const call = (check: string, ...more: readonly (string | number)[]): string =>
    `${check}(${[at, ...more].join(", ")})`;
  switch (type.kind) {
    case "null":
      return [call("isNull")];
    case "const":
      return [call("constant", text(type.value))];
    case "enum":
      if (!type.open) return [call("words", shared.name(text(type.values)))];
      // a list that is open only documents: a word of ours is not empty
      return [call(type.list === undefined ? "string" : "word")];
    case "string":
      return stringChecks(type, shared).map(([check, ...more]) => call(check, ...more));
    case "integer":
    case "number":
      return [call(type.kind, ...limitsOf(type))];
    case "list":
      return [
        call("list", checkFor(type.of, shared), ...(type.minItems > 0 ? [type.minItems] : [])),
      ];
    case "map":
      return [call("map", checkFor(type.of, shared))];
    case "ref":
    case "either":
      return [call(checkFor(type, shared))];
    default:
      return [call(type.kind)];
  }
}

type CheckCall = readonly [check: string, ...more: (string | number)[]];

function stringChecks({ pattern, maxLength, not }: StringType, shared: Shared): CheckCall[] {
  const calls: CheckCall[] = [];
  if (maxLength !== undefined) calls.push(["maxLength", maxLength]);
  calls.push(pattern === undefined ? ["string"] : ["pattern", shared.name(regExp(pattern))]);
  if (not !== undefined) calls.push(["not", shared.name(text(not))]);
  return calls;
}

function limitsOf({ minimum, maximum, exclusiveMinimum }: NumberType): string[] {
  const limits = [minimum, maximum, exclusiveMinimum];
  return limits
    .slice(0, limits.findLastIndex((limit) => limit !== undefined) + 1)
    .map((limit) => String(limit));
}

/** The name of a function that checks a value of this type. */
function checkFor(type: Type, shared: Shared): string {
  if (type.kind === "ref") return checkOf(type.name);
  if (type.kind === "either") {
    const options = type.options.map(
      (option) => `${text(jsonTypeOf(option))}: ${checkFor(option, shared)}`,
    );
    return shared.name(`either({ ${options.join(", ")} })`, shared.tables);
  }
  const at = "value, key, optional";
  const calls = callsOf(type, at, shared);
  const [first = "", ...others] = calls;
  if (others.length === 0 && first.endsWith(`(${at})`)) return first.replace(`(${at})`, "");
  return shared.name(`(${at}) => { ${calls.join("; ")} }`);
}

/** The check of a union, after those of its members. */
function addUnion(
  union: UnionDefinition,
  definitions: ReadonlyMap<string, Definition>,
  done: Map<string, string>,
  shared: Shared,
): void {
  if (done.has(union.name)) return;
  for (const { name } of union.discriminator.members) {
    const member = definitions.get(name);
    if (member?.kind === "union") addUnion(member, definitions, done, shared);
  }
  done.set(union.name, `const ${checkOf(union.name)} = ${unionCheck(union, shared)};`);
}

function unionCheck({ discriminator }: UnionDefinition, shared: Shared): string {
  const nameOf = (name: string | undefined): string =>
    name === undefined ? "undefined" : checkOf(name);
  const table = (members: readonly (readonly [word: string, name: string])[]): string =>
    `{ ${members.map(([word, name]) => `${text(word)}: ${checkOf(name)}`).join(", ")} }`;
  const unknown = nameOf(discriminator.unknown);
  if (discriminator.kind === "keys")
    return `keyed(${table(discriminator.members.map(({ key, name }) => [key, name]))}, ${unknown})`;
  const { property, members, extension } = discriminator;
  const tags = table(members.map(({ value, name }) => [value, name]));
  const others = extension
    ? [unknown, checkOf(extension.name), shared.name(regExp(extension.pattern))]
    : [unknown];
  return `tagged(${[text(property), tags, ...others].join(", ")})`;
}
