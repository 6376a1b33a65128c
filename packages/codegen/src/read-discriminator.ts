import type { Keys, Tag } from "./model.ts";
import { fail, isObject, type Json } from "./read-json.ts";

/** How the members of a union are distinguished: by a tag, else by keys. */
export function readDiscriminator(names: readonly string[], sources: Json, at: string): Tag | Keys {
  const members = names.map((name) => {
    const source = sources[name];
    return { name, source: isObject(source) ? source : fail(at, `${name} is not defined`) };
  });
  return readTag(members, sources) ?? readKeys(members, sources, at);
}

interface Member {
  readonly name: string;
  readonly source: Json;
}

function readTag(members: readonly Member[], sources: Json): Tag | undefined {
  const candidates = new Set(members.flatMap(({ source }) => candidateTags(source, sources)));
  for (const property of candidates) {
    const tag = tryTag(property, members, sources);
    if (tag !== undefined) return tag;
  }
  return undefined;
}

/** What might be the tag: a constant of a member, or of a member of a member. */
function candidateTags(source: Json, sources: Json): string[] {
  const own = [...constants(source, sources).keys()];
  const { oneOf } = source;
  return Array.isArray(oneOf)
    ? [...own, ...membersOf(oneOf, sources).flatMap((member) => candidateTags(member, sources))]
    : own;
}

function tryTag(property: string, members: readonly Member[], sources: Json): Tag | undefined {
  const named: { value: string; name: string }[] = [];
  let extension: Tag["extension"];
  let unknown: string | undefined;
  for (const { name, source } of members) {
    const value = constants(source, sources).get(property);
    const fallback = propertyOf(source, property);
    const nested = value === undefined ? closedUnion(source, property, sources) : undefined;
    if (value !== undefined) named.push({ value, name });
    else if (nested !== undefined) named.push(...nested.members);
    else if (isObject(fallback?.["not"]) && unknown === undefined) unknown = name;
    else if (typeof fallback?.["pattern"] === "string") {
      extension = { pattern: fallback["pattern"], name };
    } else return undefined;
  }
  if (new Set(named.map(({ value }) => value)).size < named.length) return undefined;
  return {
    kind: "tag",
    property,
    members: named,
    ...(extension !== undefined && { extension }),
    ...(unknown !== undefined && { unknown }),
  };
}

/** A member that is a union itself, if the same property distinguishes its members and none takes the rest. */
function closedUnion({ oneOf }: Json, property: string, sources: Json): Tag | undefined {
  if (!Array.isArray(oneOf)) return undefined;
  const tag = tryTag(property, namedMembers(oneOf, sources), sources);
  return tag?.extension === undefined && tag?.unknown === undefined ? tag : undefined;
}

/** The required properties with one possible value; of a union, those that all members share. */
function constants(source: Json, sources: Json): Map<string, string> {
  const { oneOf, properties, required } = source;
  if (Array.isArray(oneOf)) {
    const [first = new Map<string, string>(), ...rest] = membersOf(oneOf, sources).map((member) =>
      constants(member, sources),
    );
    return new Map(
      [...first].filter(([key, value]) => rest.every((map) => map.get(key) === value)),
    );
  }
  const found = new Map<string, string>();
  for (const [key, property] of Object.entries(isObject(properties) ? properties : {})) {
    const value = isObject(property) ? property["const"] : undefined;
    if (typeof value === "string" && isRequired(required, key)) found.set(key, value);
  }
  return found;
}

const propertyOf = ({ properties, required }: Json, key: string): Json | undefined => {
  const property = isObject(properties) ? properties[key] : undefined;
  return isObject(property) && isRequired(required, key) ? property : undefined;
};

const isRequired = (required: unknown, key: string): boolean =>
  Array.isArray(required) && required.includes(key);

const membersOf = (oneOf: readonly unknown[], sources: Json): Json[] =>
  namedMembers(oneOf, sources).map(({ source }) => source);

const namedMembers = (oneOf: readonly unknown[], sources: Json): Member[] =>
  oneOf.flatMap((member) => {
    const name = isObject(member) ? String(member["$ref"]).replace("#/$defs/", "") : "";
    const source = sources[name];
    return isObject(source) ? [{ name, source }] : [];
  });

/** Each member has a key, which the ones after it must not have; the last may have none of its own. */
function readKeys(members: readonly Member[], sources: Json, at: string): Keys {
  const last = members.at(-1)?.source;
  const before = absentKeys(last ?? {});
  if (last === undefined || before.length !== members.length - 1) {
    fail(at, "its members have neither a tag in common nor keys that exclude each other");
  }
  const own = Array.isArray(last["required"]) ? last["required"][0] : undefined;
  const keys = [...before, ...(typeof own === "string" ? [own] : [])];
  for (const [index, { name, source }] of members.entries()) {
    const key = keys[index];
    if (key !== undefined && !requires(source, key, sources))
      fail(at, `${name} does not require ${key}`);
    if (absentKeys(source).join() !== keys.slice(0, index).join()) {
      fail(at, `${name} does not exclude the keys of the members before it`);
    }
  }
  const unknown = members[keys.length]?.name;
  return {
    kind: "keys",
    members: keys.map((key, index) => ({ key, name: members[index]?.name ?? "" })),
    ...(unknown !== undefined && { unknown }),
  };
}

function absentKeys({ not }: Json): string[] {
  const { anyOf } = isObject(not) ? not : {};
  if (!Array.isArray(anyOf)) return [];
  return anyOf.flatMap((one) =>
    isObject(one) && Array.isArray(one["required"]) ? one["required"] : [],
  );
}

function requires(source: Json, key: string, sources: Json): boolean {
  if (Array.isArray(source["oneOf"])) {
    return membersOf(source["oneOf"], sources).every((member) => requires(member, key, sources));
  }
  return isRequired(source["required"], key);
}
