import { runNpm } from "../clis/run-npm.ts";
import { UsageError } from "../usage-error.ts";

/** The stable versions of a package that the registry has, the oldest first. */
export async function stableVersions(name: string): Promise<readonly string[]> {
  const versions: unknown = JSON.parse(await runNpm(["view", name, "versions", "--json"]));
  if (!Array.isArray(versions)) throw new UsageError(`the registry has no versions of ${name}`);
  return versions
    .map(String)
    .filter((version) => /^\d+\.\d+\.\d+$/.test(version))
    .toSorted(compareVersions);
}

/** Orders versions number by number. */
export function compareVersions(left: string, right: string): number {
  const [a, b] = [left, right].map((version) => version.split(/\D+/).map(Number));
  const at = [0, 1, 2].find((index) => a?.[index] !== b?.[index]);
  return at === undefined ? 0 : (a?.[at] ?? 0) - (b?.[at] ?? 0);
}
