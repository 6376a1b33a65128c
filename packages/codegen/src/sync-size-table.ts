import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

import { bundle } from "./bundle.ts";

/** A line of code that imports something, and what the table calls it. */
export type SizedImport = readonly [what: string, code: string];

/** Writes what bundles of a package weigh into the table of its README; with `--check` it only compares. */
export async function syncSizeTable(
  folder: URL,
  imports: readonly SizedImport[],
  isCheck: boolean = process.argv.includes("--check"),
): Promise<void> {
  const table = await buildTable(fileURLToPath(new URL("sizes-entry.js", folder)), imports);
  const path = new URL("README.md", folder);
  const readme = await readFile(path, "utf8");
  const [old = ""] = /^\| import .*\n(?:\|.*\n)*(?:\|.*)/m.exec(readme) ?? [];
  if (squeezed(old) === squeezed(table)) return;
  if (!isCheck) return writeFile(path, readme.replace(old, table));
  console.error(`${table}\nthe table of sizes in ${fileURLToPath(path)} is stale: npm run sizes`);
  process.exitCode = 1;
}

async function buildTable(entry: string, imports: readonly SizedImport[]): Promise<string> {
  const rows = ["| import | minified | gzip |", "| --- | ---: | ---: |"];
  for (const [what, code] of imports) {
    const bytes = await bundle(entry, code);
    rows.push(`| ${what} | ${kilobytes(bytes.length)} | ${kilobytes(gzipSync(bytes).length)} |`);
  }
  return rows.join("\n");
}

const kilobytes = (size: number): string => `${(size / 1000).toFixed(1)} kB`;

/** Without the padding of a formatter, and without the gzip sizes, which differ between versions of zlib. */
const squeezed = (text: string): string =>
  text
    .replaceAll(/ +/g, " ")
    .replaceAll(/-{3,}/g, "---")
    .replaceAll(/[\d.]+ kB \|$/gm, "|");
