import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import type { Adapter } from "@agentstream/adapter-kit";

import { builtIn } from "./built-in.ts";

/** The adapter of an agent: a built-in one, or the export `<id>` of the package `@agentstream/adapters-<id>`. */
export async function findAgent(id: string): Promise<Adapter> {
  const known = [...builtIn.keys()].find((adapter) => adapter.id === id);
  if (known !== undefined) return known;
  if (!/^[a-z][a-z0-9-]*$/.test(id))
    throw new Error(`Expected an agent's name of a–z, 0–9 and "-", got "${id}".`);
  const name = `@agentstream/adapters-${id}`;
  const module = (await load(name)) ?? (await loadFromHost(name));
  if (module === undefined)
    throw new Error(`No adapter for "${id}" is installed; run \`npm install ${name}\`.`);
  const adapter = module[id];
  if (!isAdapter(adapter)) throw new Error(`Expected ${name} to export an adapter as "${id}".`);
  return adapter;
}

type Module = Readonly<Record<string, unknown>>;

async function load(name: string): Promise<Module | undefined> {
  try {
    const module: Module = await import(name);
    return module;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Some installers hide packages that the runner does not depend on; the program's own folder has the adapter then. */
async function loadFromHost(name: string): Promise<Module | undefined> {
  try {
    const path = createRequire(join(process.cwd(), "package.json")).resolve(name);
    return await load(pathToFileURL(path).href);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  (error.code === "ERR_MODULE_NOT_FOUND" || error.code === "MODULE_NOT_FOUND");

const isAdapter = (value: unknown): value is Adapter =>
  typeof value === "object" &&
  value !== null &&
  "contractVersion" in value &&
  value.contractVersion === 1 &&
  "plan" in value &&
  typeof value.plan === "function" &&
  "translator" in value &&
  typeof value.translator === "function";
