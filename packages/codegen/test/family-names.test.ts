import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** What is published or read by users. `schemas/released` is a copy of what was published before. */
const shipped = ["docs", "schemas/v1", "schemas/examples", "schemas/vectors", ".changeset"];
const shippedOfPackage = ["src", "definitions", "README.md", "package.json", "bin"];
/** The page that says where the four families come from. */
const page = "docs/seeds.md";

function filesOf(path: string): string[] {
  try {
    return readdirSync(root + path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) =>
        `${parentPath.replaceAll("\\", "/").replace(/\/$/, "")}/${name}`.slice(root.length),
      );
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ENOTDIR") return [path];
    if (code === "ENOENT") return [];
    throw error;
  }
}

test("what ships calls the four families execute, ues, daemon and session-event", () => {
  const texts = readdirSync(root).filter((name) => name.endsWith(".md"));
  const packages = readdirSync(`${root}packages`).flatMap((name) =>
    shippedOfPackage.map((path) => `packages/${name}/${path}`),
  );
  const files = [...texts, ...shipped, ...packages, "schemas/README.md"].flatMap(filesOf);
  const read = files.filter((path) => path !== page);
  expect(read.length).toBeGreaterThan(1500);
  expect(files.length - read.length).toBe(1);
  const found = read.filter(
    (path) =>
      /seed/i.test(path) ||
      // a seed of random numbers is another thing
      /\bseeds\b|\bthe seed\b|seed[- ]?\d/i.test(
        readFileSync(root + path, "utf8").replaceAll(/[\w/.]*seeds\.md/g, ""),
      ),
  );
  expect(found).toEqual([]);
});
