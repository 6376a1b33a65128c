import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { independentValidator } from "@agentstream/codegen/testing";
import { afterAll, expect, test } from "vitest";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "agentstream-pack-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("the tarball has all that a reader without npm needs, and an example is valid by its schema", () => {
  execFileSync("npm", ["run", "--silent", "release:assets", "--", folder], { cwd: root });
  const [file = ""] = readdirSync(folder);
  execFileSync("tar", ["-xzf", join(folder, file), "-C", folder]);
  const unpacked = join(folder, file.replace(/\.tar\.gz$/, ""));
  expect(readdirSync(unpacked).toSorted()).toEqual([
    "LICENSE",
    "README.md",
    "examples",
    "v1",
    "vectors",
  ]);
  const read = (path: string): unknown => JSON.parse(readFileSync(join(unpacked, path), "utf8"));
  const examples = join("examples/v1/TextChunkEvent");
  const accepts = independentValidator(read("v1/unified.schema.json"), "TextChunkEvent");
  for (const kind of ["valid", "invalid"]) {
    const names = readdirSync(join(unpacked, examples, kind));
    expect(names.length).toBeGreaterThan(0);
    for (const name of names)
      expect(accepts(read(join(examples, kind, name))), name).toBe(kind === "valid");
  }
  expect(readdirSync(join(unpacked, "vectors/v1"))).toContain("text.jsonl");
}, 120_000);
