import { generatedMark, readModel, type UnionDefinition } from "@agentstream/codegen";

import type { Definitions, Document } from "../definitions/vocabulary.ts";
import { listKnownTags } from "./list-known-tags.ts";

/** The one place that knows where the schemas are published. The major version is in the path. */
const baseUri = "https://agentstream.dev/schemas/v1/";
const mark = generatedMark("packages/schema/definitions");

/** The files of `schemas/v1`, by their path from the repository's root. */
export function emitSchemas(documents: readonly Document[]): Map<string, string> {
  const files = new Map<string, string>();
  for (const document of documents) {
    files.set(`schemas/v1/${pathOf(document)}`, toText(emitSchema(document)));
  }
  files.set("schemas/v1/index.json", toText(emitIndex(documents)));
  return files;
}

const pathOf = (document: Document): string => `${document.name}.schema.json`;
const toText = (json: unknown): string => `${JSON.stringify(json, null, 2)}\n`;

/** The schema of a document; `source` is the folder that it is defined in. */
export function emitSchema(document: Document, source = "packages/schema/definitions"): object {
  const tested = document.tested === undefined ? "" : ` Tested with ${document.tested}.`;
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: `${baseUri}${pathOf(document)}`,
    $comment: `${generatedMark(source)}${tested}`,
    title: titleOf(document),
    description: document.description,
    $ref: `#/$defs/${document.root}`,
    $defs: listKnownTags(reachable(document)),
  };
}

function emitIndex(documents: readonly Document[]): object {
  return {
    $comment: mark,
    schemas: documents.map((document) => ({
      name: document.name,
      $id: `${baseUri}${pathOf(document)}`,
      path: pathOf(document),
      title: titleOf(document),
      root: document.root,
      unions: unionsOf(document),
    })),
  };
}

/** Generators name a type after the title: it must not be the name of a definition. */
const titleOf = ({ title }: Document): string => `${title} schema`;

const unionsOf = (document: Document): object =>
  Object.fromEntries(
    [...readModel(document.name, emitSchema(document)).definitions.values()].flatMap((definition) =>
      definition.kind === "union" ? [[definition.name, unionEntry(definition)]] : [],
    ),
  );

/** How a reader finds the member of a union before it validates. */
function unionEntry({ discriminator }: UnionDefinition): object {
  const { unknown } = discriminator;
  if (discriminator.kind === "keys") {
    const keys = discriminator.members.map(({ key, name }) => ({ key, definition: name }));
    return { keys, unknown };
  }
  const { property, members, extension } = discriminator;
  return {
    tag: property,
    members: Object.fromEntries(members.map(({ value, name }) => [value, name])),
    extension: extension && { pattern: extension.pattern, definition: extension.name },
    unknown,
  };
}

/** The definitions that the root reaches, in the order in which they were written. */
function reachable({ name, root, definitions }: Document): Definitions {
  const seen = new Set<string>();
  const waiting = [root];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const definition = definitions[next];
    if (definition === undefined) throw new Error(`${name}: no definition of ${next}`);
    for (const [, target] of JSON.stringify(definition).matchAll(/"\$ref":"#\/\$defs\/(\w+)"/g)) {
      if (target !== undefined) waiting.push(target);
    }
  }
  return Object.fromEntries(Object.entries(definitions).filter(([key]) => seen.has(key)));
}
