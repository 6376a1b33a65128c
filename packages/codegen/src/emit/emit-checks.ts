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
import { withSharedEnds } from "./with-shared-ends.ts";
import { withoutAnsweredTags } from "./without-answered-tags.ts";

/** Code that checks definitions and all that they refer to, made of `checks.ts`: a constant `check<Name>` for each. */
export function emitChecks(model: SchemaModel, names: readonly string[]): string {
  const shared = new Shared();
  const objects = new Map<string, readonly string[]>();
  const unions = new Map<string, string>();
  const definitions = reachable(model.definitions, names);
  for (const definition of withoutAnsweredTags(definitions, names)) {
    if (definition.kind === "object") objects.set(definition.name, objectCalls(definition, shared));
    else addUnion(definition, model.definitions, unions, shared);
  }
  const share = (calls: readonly string[]): string =>
    `${shared.name(`(value) => { ${calls.join("; ")} }`)}(value)`;
  const checks = [...withSharedEnds(objects, share)].map(
    ([name, calls]) => `const ${checkOf(name)} = object((value) => { ${calls.join("; ")} });`,
  );
  // a function may name what is defined after it; the table of a union may not
  return [...shared.lines, ...checks, ...unions.values()].join("\n");
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
  readonly lines: string[] = [];

  name(code: string): string {
    const known = this.#names.get(code);
    if (known !== undefined) return known;
    const name = `shared${this.#names.size}`;
    this.#names.set(code, name);
    this.lines.push(`const ${name} = ${code};`);
    return name;
  }
}

const text = (value: unknown): string => JSON.stringify(value);
const regExp = (pattern: string): string => `new RegExp(${text(pattern)}, "u")`;

/** The calls that check an object. */
function objectCalls({ open, properties, absent }: ObjectDefinition, shared: Shared): string[] {
  const names = properties.map((property) => property.name);
  return [
    ...(open ? [] : [`closed(value, ${shared.name(`new Set(${text(names)})`)})`]),
    ...properties.flatMap((property) => fieldCalls(property, shared)),
    ...(absent.length > 0 ? [`absent(value, ${absent.map(text).join(", ")})`] : []),
  ];
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
  if (not !== undefined) calls.push(["not", shared.name(`new Set(${text(not)})`)]);
  return calls;
}

function limitsOf({ minimum, maximum, exclusiveMinimum }: NumberType): string[] {
  const limits = [minimum, maximum, exclusiveMinimum];
  return limits
    .slice(0, limits.findLastIndex((limit) => limit !== undefined) + 1)
    .map((limit) => String(limit));
}

type Choice = readonly [name: string, condition: string, check: string];

/** A function that applies the first check whose condition holds. */
function choose(choices: readonly Choice[], none: string, unknown?: string): string {
  const at = "value, key, optional";
  const lines = choices.map(([, condition, check]) => `${condition} ? ${check}(${at}) :`);
  const allowed = text(choices.map(([name]) => name).join("|"));
  const otherwise = `${none}(${at}, ${allowed})`;
  const last =
    unknown === undefined
      ? otherwise
      : `isObject(value) ? ${checkOf(unknown)}(${at}) : ${otherwise}`;
  return `(${at}) => ${lines.join(" ")} ${last}`;
}

const conditions: Readonly<Record<string, string>> = {
  null: "value === null",
  array: "Array.isArray(value)",
  object: "isObject(value)",
};

/** The name of a function that checks a value of this type. */
function checkFor(type: Type, shared: Shared): string {
  if (type.kind === "ref") return checkOf(type.name);
  if (type.kind === "either") {
    const options = type.options.map((option): Choice => {
      const jsonType = jsonTypeOf(option) ?? "";
      return [
        jsonType,
        conditions[jsonType] ?? `typeof value === "${jsonType}"`,
        checkFor(option, shared),
      ];
    });
    return shared.name(choose(options, "noType"));
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
  const { unknown } = discriminator;
  if (discriminator.kind === "keys") {
    const choices = discriminator.members.map(({ key, name }): Choice => [
      key,
      `isObject(value) && value[${text(key)}] !== undefined`,
      checkOf(name),
    ]);
    return choose(choices, "noKey", unknown);
  }
  const { property, members, extension } = discriminator;
  const tags = members.map(({ value, name }) => `${text(value)}: ${checkOf(name)}`);
  return `tagged(${[
    text(property),
    `{ ${tags.join(", ")} }`,
    unknown === undefined ? "undefined" : checkOf(unknown),
    ...(extension ? [checkOf(extension.name), shared.name(regExp(extension.pattern))] : []),
  ].join(", ")})`;
}
