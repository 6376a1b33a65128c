import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

import { bundle } from "@agentstream/codegen";

import { schemaNames } from "../src/index.ts";

/** What a bundle that checks against one schema weighs, and against all; for the table in the README. */
const imports = [
  [
    "`validateEvent` of `@agentstream/schema`",
    `export { validateEvent } from "@agentstream/schema";`,
  ],
  ...schemaNames
    .filter((name) => name === "unified" || name.startsWith("native/"))
    .map((name) => [
      `\`@agentstream/schema/${name}\``,
      `export { validate } from "@agentstream/schema/${name}";`,
    ]),
  [
    "`validate` of `@agentstream/schema`: all of them",
    `export { validate } from "@agentstream/schema";`,
  ],
] as const;

const entry = fileURLToPath(new URL("../sizes-entry.js", import.meta.url));
const rows = ["| import | minified | gzip |", "| --- | ---: | ---: |"];
for (const [what, code] of imports) {
  const bytes = await bundle(entry, code);
  const kilobytes = (size: number): string => `${(size / 1000).toFixed(1)} kB`;
  rows.push(`| ${what} | ${kilobytes(bytes.length)} | ${kilobytes(gzipSync(bytes).length)} |`);
}
const table = rows.join("\n");

const path = new URL("../README.md", import.meta.url);
const readme = await readFile(path, "utf8");
const [old = ""] = /^\| import .*\n(?:\|.*\n)*(?:\|.*)/m.exec(readme) ?? [];
if (squeezed(old) !== squeezed(table)) {
  if (process.argv.includes("--check")) {
    console.error(
      `${table}\nthe table of sizes in packages/schema/README.md is stale: npm run sizes`,
    );
    process.exitCode = 1;
  } else await writeFile(path, readme.replace(old, table));
}

/** Without the padding of a formatter, and without the gzip sizes, which differ between versions of zlib. */
function squeezed(text: string): string {
  return text
    .replaceAll(/ +/g, " ")
    .replaceAll(/-{3,}/g, "---")
    .replaceAll(/[\d.]+ kB \|$/gm, "|");
}
