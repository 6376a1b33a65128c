import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

import type { SchemaName } from "@agentstream/schema";

/** Schemas as the components of one document. */
export interface Components {
  /** By name of the definition; references are relative to the document. */
  readonly schemas: Readonly<Record<string, object>>;
  /** A reference to what a value of a schema must be. */
  readonly refTo: (name: SchemaName) => { readonly $ref: string };
}

/** The text of a schema. */
export type ReadSchema = (name: SchemaName) => Promise<string>;

interface SchemaDocument {
  readonly $ref: string;
  readonly $defs: Readonly<Record<string, object>>;
}

/** Reads the published schemas and puts their definitions, which have one name everywhere, side by side. */
export async function readSchemas(
  names: Iterable<SchemaName>,
  readText: ReadSchema,
): Promise<Components> {
  const schemas = new Map<string, object>();
  const roots = new Map<SchemaName, string>();
  for (const name of new Set(names)) {
    const { $ref, $defs }: SchemaDocument = JSON.parse(await readText(name));
    roots.set(name, movedRef($ref));
    for (const [key, definition] of Object.entries($defs)) {
      const moved = moveRefs(definition);
      const known = schemas.get(key);
      if (known !== undefined && JSON.stringify(known) !== JSON.stringify(moved))
        throw new Error(`${name}: the definition ${key} differs from that of another schema`);
      schemas.set(key, moved);
    }
  }
  return {
    schemas: Object.fromEntries([...schemas].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    refTo: (name) => ({ $ref: roots.get(name) ?? "" }),
  };
}

/** A schema as it was installed with `@agentstream/schema`. */
export const readInstalled: ReadSchema = (name) =>
  readFile(
    createRequire(import.meta.url).resolve(`@agentstream/schema/schemas/${name}.schema.json`),
    "utf8",
  );

const movedRef = (ref: string): string => ref.replace("#/$defs/", "#/components/schemas/");

function moveRefs(schema: object): object {
  const text = JSON.stringify(schema, (key, value: unknown) =>
    key === "$ref" && typeof value === "string" ? movedRef(value) : value,
  );
  const moved: object = JSON.parse(text);
  return moved;
}
