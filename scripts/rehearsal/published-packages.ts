import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

export interface PublishedPackage {
  readonly name: string;
  readonly version: string;
  /** Its folder in the repository. */
  readonly folder: string;
  readonly dependencies: readonly string[];
  /** The entry points that can be imported, as `@agentstream/runner` or `@agentstream/runner/ues`. */
  readonly entries: readonly string[];
  /** What some entries have the types of, as `name@version`; users install it themselves. */
  readonly peers: readonly string[];
  /** Whether its code may use Node. */
  readonly isForNode: boolean;
}

/** Every package of the workspaces that is not private. */
export async function publishedPackages(root: string): Promise<PublishedPackage[]> {
  const packages: PublishedPackage[] = [];
  for (const name of await readdir(join(root, "packages"))) {
    const folder = join(root, "packages", name);
    const manifest = await readJson(join(folder, "package.json"));
    if (manifest === undefined || manifest["private"] === true) continue;
    const tsconfig = await readJson(join(folder, "tsconfig.json"));
    packages.push({
      name: String(manifest["name"]),
      version: String(manifest["version"]),
      folder,
      dependencies: Object.keys(fieldsOf(manifest["dependencies"])),
      entries: Object.keys(fieldsOf(manifest["exports"]))
        .filter((path) => path !== "./package.json" && !path.includes("*"))
        .map((path) => `${String(manifest["name"])}${path.slice(1)}`),
      peers: Object.keys(fieldsOf(manifest["peerDependencies"])).map(
        (peer) => `${peer}@${String(fieldsOf(manifest["devDependencies"])[peer])}`,
      ),
      isForNode: "types" in fieldsOf(tsconfig?.["compilerOptions"]),
    });
  }
  return packages;
}

/** A package and all of ours that it needs; and what it needs of others. */
export function treeOf(
  name: string,
  packages: readonly PublishedPackage[],
): { ours: string[]; foreign: string[] } {
  const seen = new Set<string>();
  const waiting = [name];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    waiting.push(...(packages.find((one) => one.name === next)?.dependencies ?? []));
  }
  const isOurs = (one: string): boolean => packages.some((other) => other.name === one);
  const all = [...seen].toSorted();
  return { ours: all.filter(isOurs), foreign: all.filter((one) => !isOurs(one)) };
}

async function readJson(path: string): Promise<Record<string, unknown> | undefined> {
  const text = await readFile(path, "utf8").catch(() => undefined);
  return text === undefined ? undefined : fieldsOf(JSON.parse(text));
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};
