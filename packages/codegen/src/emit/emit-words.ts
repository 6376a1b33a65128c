import type { Definition, Type, Words } from "../model.ts";

/** The lists of words of ours: each an array to walk, and a type. */
export function emitWords(definitions: ReadonlyMap<string, Definition>): string {
  const lists = wordLists(definitions);
  const strange = [...lists.keys()].filter((name) => definitions.has(name));
  if (strange.length > 0) throw new Error(`lists named as a definition: ${strange.join(", ")}`);
  return [...lists].map(([name, values]) => listText(name, values)).join("\n");
}

function listText(name: string, values: readonly string[]): string {
  const items = values.map((value) => `  ${JSON.stringify(value)},`).join("\n");
  return `export const ${pluralOf(name)} = [
${items}
] as const;
export type ${name} = (typeof ${pluralOf(name)})[number];
`;
}

/** `ErrorCode` is listed as `errorCodes`. */
function pluralOf(name: string): string {
  const singular = name.charAt(0).toLowerCase() + name.slice(1);
  if (singular.endsWith("s")) return `${singular}es`;
  return singular.endsWith("y") ? `${singular.slice(0, -1)}ies` : `${singular}s`;
}

function wordLists(definitions: ReadonlyMap<string, Definition>): Map<string, readonly string[]> {
  const lists = new Map<string, readonly string[]>();
  for (const { list, values } of [...definitions.values()].flatMap(wordsOf)) {
    if (list === undefined) continue;
    const before = lists.get(list);
    if (before !== undefined && before.join() !== values.join()) {
      throw new Error(`${list} is two lists: ${before.join(" ")}, and ${values.join(" ")}`);
    }
    lists.set(list, values);
  }
  return new Map([...lists].toSorted(([left], [right]) => (left < right ? -1 : 1)));
}

const wordsOf = (definition: Definition): Words[] =>
  definition.kind === "union" ? [] : definition.properties.flatMap(({ type }) => wordsIn(type));

function wordsIn(type: Type): Words[] {
  switch (type.kind) {
    case "enum":
      return [type];
    case "list":
    case "map":
      return wordsIn(type.of);
    case "either":
      return type.options.flatMap(wordsIn);
    default:
      return [];
  }
}
