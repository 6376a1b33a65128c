import { readFile, writeFile } from "node:fs/promises";

import { describeEnvironment } from "./describe-environment.ts";

/** Writes the table of docs/environment.md from the adapters' data; with --check, only compares. */
const file = new URL("../../../docs/environment.md", import.meta.url);
const section =
  /(<!-- @generated from the adapters by `npm run generate`. Do not edit. -->\n)[\s\S]*?(\n<!-- end -->)/;

const before = await readFile(file, "utf8");
if (!section.test(before)) throw new Error(`${file.pathname} has no generated section`);
const after = before.replace(
  section,
  (_, begin: string, end: string) => `${begin}\n${describeEnvironment()}\n${end}`,
);
if (!process.argv.includes("--check")) await writeFile(file, after);
else if (before !== after) {
  console.error("docs/environment.md is not as the adapters say: run npm run generate");
  process.exitCode = 1;
}
