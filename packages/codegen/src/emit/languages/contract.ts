import { isNative } from "../../load-models.ts";
import type { Definition, SchemaModel, Words } from "../../model.ts";
import { nameWords, type WordList } from "./name-words.ts";
import { referencesIn } from "./references-in.ts";

/** What every language gets: the model of all our schemas, without those of the vendors. */
export interface Contract {
  /** In this order: a group refers to itself and to groups before it. */
  readonly groups: readonly Group[];
  /** All definitions, by name. */
  readonly definitions: ReadonlyMap<string, Definition>;
  /** What a value of a schema is: `unified` is a `UnifiedEvent`. */
  readonly schemas: readonly { readonly name: string; readonly root: string }[];
  /** All lists of words, by name; those of a vendor are named after their field. */
  readonly wordLists: readonly WordList[];
  readonly wordListOf: (words: Words) => WordList;
}

export interface Group {
  readonly name: string;
  /** For the head of a file. */
  readonly title: string;
  /** In this order: a definition refers to itself and to definitions before it. */
  readonly definitions: readonly Definition[];
}

/** A definition belongs to the first group that has it. */
const groupsBySchema: readonly { name: string; title: string; schemas: RegExp }[] = [
  { name: "events", title: "Unified events", schemas: /^unified$/ },
  { name: "connection", title: "Connection events", schemas: /^connection$/ },
  { name: "requests", title: "Requests to the gateway", schemas: /^requests\// },
  ...["execute", "ues", "daemon", "session-event", "acp", "ag-ui", "ai-sdk"].map((name) => ({
    name,
    title: `Events of the ${name} family`,
    schemas: new RegExp(`^dialects/${name}$`),
  })),
  // responses may contain values of the families
  { name: "responses", title: "Responses of the gateway", schemas: /^responses\// },
];

/** Reads what the languages need out of all models. Throws if a definition fits into no group. */
export function readContract(models: readonly SchemaModel[]): Contract {
  const ours = models.filter((model) => !isNative(model));
  const definitions = new Map<string, Definition>();
  const groups = groupsBySchema.map(({ name, title, schemas }) => {
    const own = new Map<string, Definition>();
    for (const model of ours.filter((one) => schemas.test(one.name)))
      for (const [key, definition] of model.definitions)
        if (!definitions.has(key)) own.set(key, definition);
    for (const [key, definition] of own) definitions.set(key, definition);
    return { name, title, definitions: inOrder(own, definitions) };
  });
  const homeless = ours.filter(({ root }) => !definitions.has(root));
  if (homeless.length > 0)
    throw new Error(`schemas without a group: ${homeless.map(({ name }) => name).join(", ")}`);
  return {
    groups,
    definitions,
    schemas: ours.map(({ name, root }) => ({ name, root })),
    ...nameWords(definitions),
  };
}

/** What a definition refers to comes before it. */
function inOrder(own: ReadonlyMap<string, Definition>, known: ReadonlyMap<string, Definition>) {
  const ordered = new Map<string, Definition>();
  const begun = new Set<string>();
  const add = (definition: Definition): void => {
    if (begun.has(definition.name)) return;
    begun.add(definition.name);
    for (const name of referencesIn(definition)) {
      const target = own.get(name);
      if (target !== undefined) add(target);
      else if (!known.has(name))
        throw new Error(`${definition.name} refers to ${name}, which is in a later group`);
    }
    ordered.set(definition.name, definition);
  };
  for (const definition of own.values()) add(definition);
  return [...ordered.values()];
}
