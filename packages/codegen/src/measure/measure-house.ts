import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { measureSource, type SourceMeasure } from "./measure-source.ts";

/** What the written code of all published packages measures, the definitions of the schemas included. */
export interface HouseMeasure {
  readonly files: number;
  readonly codeLines: number;
  readonly conditionalSpreads: number;
  readonly tellWords: number;
  readonly medianFile: number;
  readonly longestFunction: number;
  /** Where the longest function stands. */
  readonly longestAt: string;
  /** The lines of code of each folder that has files, such as `gateway/src/routes/chat`. */
  readonly folders: ReadonlyMap<string, number>;
}

export function measureHouse(root: string): HouseMeasure {
  const files = shippedFiles(root).map((path) => ({
    path,
    ...measureSource(readFileSync(join(root, path), "utf8")),
  }));
  const functions = files.flatMap(({ path, functions: inFile }) =>
    inFile.map(({ name, lines }) => ({ at: `${path}: ${name}`, lines })),
  );
  const longest = functions.toSorted((one, other) => other.lines - one.lines)[0];
  const sum = (count: (file: SourceMeasure) => number): number =>
    files.reduce((total, file) => total + count(file), 0);
  const sorted = files.map(({ lines }) => lines).toSorted((one, other) => one - other);
  return {
    files: files.length,
    codeLines: sum(({ codeLines }) => codeLines),
    conditionalSpreads: sum(({ conditionalSpreads }) => conditionalSpreads),
    tellWords: sum(({ tellWords }) => tellWords),
    medianFile: sorted[Math.floor(sorted.length / 2)] ?? 0,
    longestFunction: longest?.lines ?? 0,
    longestAt: longest?.at ?? "",
    folders: sumFolders(files),
  };
}

function sumFolders(files: readonly { path: string; codeLines: number }[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { path, codeLines } of files) {
    const folder = dirname(path).replace("packages/", "");
    sums.set(folder, (sums.get(folder) ?? 0) + codeLines);
  }
  return sums;
}

/** The written TypeScript below `src` and `definitions` of every package that is published. */
function shippedFiles(root: string): string[] {
  return readdirSync(join(root, "packages"))
    .map((name) => `packages/${name}`)
    .filter((folder) => isPublished(join(root, folder, "package.json")))
    .flatMap((folder) => [`${folder}/src`, `${folder}/definitions`])
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map(
        (name) => `${folder}/${name}`,
      ),
    )
    .filter((path) => path.endsWith(".ts") && !path.endsWith(".d.ts") && !isGenerated(path));
}

const isPublished = (path: string): boolean =>
  existsSync(path) && JSON.parse(readFileSync(path, "utf8")).private !== true;

const isGenerated = (path: string): boolean => path.includes("/generated/");
