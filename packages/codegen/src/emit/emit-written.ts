import type { Definition, Type, Words } from "../model.ts";
import { typeText } from "./emit-types.ts";

type Definitions = ReadonlyMap<string, Definition>;

/**
 * What this version writes, under the same names as the contract: where a reader takes any word, a writer has
 * the listed ones alone.
 */
export function emitWritten(definitions: Definitions): string {
  const all = [...definitions.values()];
  const names = new Set(
    all.filter(({ name }) => differs(definitions, name)).map(({ name }) => name),
  );
  const types = all
    .filter(({ name }) => names.has(name))
    .map((definition) => `export type ${definition.name} = ${entryText(definition, names)};`);
  const same = all.filter(({ name }) => !names.has(name)).map(({ name }) => `  ${name},`);
  return `import type * as read from "./contract.ts";
import type * as list from "./words.ts";

export type {
${same.join("\n")}
} from "./contract.ts";

type With<T, W> = { [K in keyof T]: K extends keyof W ? W[K] : T[K] };

${types.join("\n")}
`;
}

function entryText(definition: Definition, names: ReadonlySet<string>): string {
  const refText = (name: string): string => (names.has(name) ? name : `read.${name}`);
  if (definition.kind === "union") return definition.members.map(refText).join(" | ");
  const strict = (type: Type): string | undefined => {
    if (type.kind === "ref") return refText(type.name);
    return isOurs(type) ? `list.${type.list}` : undefined;
  };
  const fields = definition.properties
    .filter(({ type }) => contains(type, (part) => isOurs(part) || isRefTo(names, part)))
    .map(({ name, type }) => `${name}: ${typeText(type, strict)}`);
  return `With<read.${definition.name}, { ${fields.join("; ")} }>`;
}

/** Whether a definition has words of ours that readers take others for, itself or in what it refers to. */
function differs(definitions: Definitions, name: string, seen = new Set<string>()): boolean {
  const definition = definitions.get(name);
  if (definition === undefined || seen.has(name)) return false;
  seen.add(name);
  const differing = (part: Type): boolean =>
    isOurs(part) || (part.kind === "ref" && differs(definitions, part.name, seen));
  return definition.kind === "union"
    ? definition.members.some((member) => differs(definitions, member, seen))
    : definition.properties.some(({ type }) => contains(type, differing));
}

const isOurs = (type: Type): type is Words & { list: string } =>
  type.kind === "enum" && type.open && type.list !== undefined;

const isRefTo = (names: ReadonlySet<string>, type: Type): boolean =>
  type.kind === "ref" && names.has(type.name);

function contains(type: Type, matches: (part: Type) => boolean): boolean {
  if (type.kind === "list" || type.kind === "map") return contains(type.of, matches);
  if (type.kind === "either") return type.options.some((option) => contains(option, matches));
  return matches(type);
}
