import { readFile } from "node:fs/promises";

import type { Definition, SchemaModel } from "./model.ts";
import { isObject } from "./read-json.ts";
import { readModel } from "./read-model.ts";

const schemas = new URL("../../../schemas/v1/", import.meta.url);

/** The models of all committed schemas, in the order of their index. */
export async function loadModels(): Promise<SchemaModel[]> {
  const models = [];
  for (const { name, json } of await loadSchemas()) models.push(readModel(name, json));
  assertOneMeaning(models);
  return models;
}

/** The committed schemas themselves. */
export async function loadSchemas(): Promise<{ name: string; json: unknown }[]> {
  const index = await readJson("index.json");
  const entries = isObject(index) && Array.isArray(index["schemas"]) ? index["schemas"] : [];
  const loaded = [];
  for (const { name, path } of entries) {
    loaded.push({ name: String(name), json: await readJson(String(path)) });
  }
  return loaded;
}

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(path, schemas), "utf8"));
}

/** A name stands for one definition, in whatever schema it is. */
function assertOneMeaning(models: readonly SchemaModel[]): void {
  const seen = new Map<string, { text: string; schema: string }>();
  for (const model of models) {
    for (const [name, definition] of model.definitions) {
      const text = JSON.stringify(definition);
      const before = seen.get(name);
      if (before !== undefined && before.text !== text) {
        throw new Error(`${name} is one thing in ${before.schema} and another in ${model.name}`);
      }
      seen.set(name, { text, schema: model.name });
    }
  }
}

export const isNative = (model: SchemaModel): boolean => model.name.startsWith("native/");

/** The definitions of several schemas together, each once. */
export const mergeDefinitions = (models: readonly SchemaModel[]): Map<string, Definition> =>
  new Map(models.flatMap((model) => [...model.definitions]));
