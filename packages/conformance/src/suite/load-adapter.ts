import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

import type { Adapter } from "@agentstream/adapter-kit";

import { read } from "../read.ts";
import { UsageError } from "../usage-error.ts";

/** The adapter that a module exports: by default, as `adapter`, or under any other name. */
export async function loadAdapter(path: string): Promise<Adapter> {
  const full = resolve(path);
  if (!existsSync(full)) throw new UsageError(`--adapter: there is no file ${full}`);
  const module: unknown = await import(pathToFileURL(full).href).catch((error: unknown) => {
    throw new UsageError(`--adapter: ${full} cannot be imported: ${String(error)}`);
  });
  const exported = read.fields(module);
  const found = [exported["default"], exported["adapter"], ...Object.values(exported)].find(
    isAdapter,
  );
  if (found !== undefined) return found;
  throw new UsageError(
    `--adapter: ${full} exports no adapter: an object with id, name, protocols, plan() and translator()`,
  );
}

const isAdapter = (value: unknown): value is Adapter => {
  const { id, protocols, plan, translator } = read.fields(value);
  return (
    typeof id === "string" &&
    Array.isArray(protocols) &&
    typeof plan === "function" &&
    typeof translator === "function"
  );
};
