import type { Definition, Words } from "../../model.ts";
import { pascalCase } from "./casing.ts";
import { partsOf } from "./references-in.ts";

export interface WordList {
  readonly name: string;
  readonly values: readonly string[];
}

interface Use {
  readonly words: Words;
  readonly definition: string;
  readonly field: string;
}

/** Gives every list of words a name. One of a vendor's is named after its field, and after its definition if that is not enough. */
export function nameWords(definitions: ReadonlyMap<string, Definition>) {
  const uses = [...definitions.values()].flatMap(usesIn);
  const lists = new Map<string, WordList>();
  const byWords = new Map<Words, WordList>();
  for (const use of uses) {
    const name = use.words.list ?? vendorsName(use, uses, definitions);
    const list = lists.get(name) ?? { name, values: use.words.values };
    if (list.values.join() !== use.words.values.join())
      throw new Error(`${name} is two lists of words`);
    lists.set(name, list);
    byWords.set(use.words, list);
  }
  const wordListOf = (words: Words): WordList => {
    const list = byWords.get(words);
    if (list === undefined) throw new Error(`words of no definition: ${words.values.join(" ")}`);
    return list;
  };
  const wordLists = [...lists.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return { wordLists, wordListOf };
}

function vendorsName(
  { words, definition, field }: Use,
  uses: readonly Use[],
  definitions: ReadonlyMap<string, Definition>,
): string {
  const short = pascalCase(field);
  const isTaken = definitions.has(short) || uses.some((use) => use.words.list === short);
  const isOne = uses
    .filter((use) => use.field === field && use.words.list === undefined)
    .every((use) => use.words.values.join() === words.values.join());
  return isOne && !isTaken ? short : `${definition}${short}`;
}

const usesIn = (definition: Definition): Use[] =>
  definition.kind === "union"
    ? []
    : definition.properties.flatMap(({ name, type }) =>
        partsOf(type).flatMap((words) =>
          words.kind === "enum" ? [{ words, definition: definition.name, field: name }] : [],
        ),
      );
