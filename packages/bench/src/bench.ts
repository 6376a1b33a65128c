import { readFileSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";

import { findSlower } from "./gate/find-slower.ts";
import { groups } from "./groups.ts";
import { readOptions } from "./options.ts";
import { writePage } from "./page/write-page.ts";
import { printGroup } from "./print-group.ts";
import { verdictsOf, type Group } from "./result.ts";

const [root = ".", ...args] = process.argv.slice(2);
const options = readOptions(args, Object.keys(groups));
const measured: Group[] = options.files.flatMap(readGroups);

for (const [name, { isLong, measure }] of Object.entries(groups)) {
  const isWanted = options.only === undefined ? options.isFull || !isLong : options.only === name;
  if (!isWanted || options.files.length > 0) continue;
  for await (const group of measure(options, root)) {
    measured.push({ ...group, load: loadavg()[0] ?? 0 });
    console.log(printGroup(group));
  }
}
const budgets = measured.flatMap(verdictsOf);
console.log(`\n${budgets.filter(({ met }) => met).length} of ${budgets.length} budgets met`);
if (options.json !== undefined)
  writeFileSync(options.json, `${JSON.stringify({ groups: measured, budgets }, undefined, 2)}\n`);
if (options.isFull && options.only === undefined)
  writePage(join(root, "docs"), measured, new Date());
if (options.isGate) {
  const slower = findSlower(join(root, "packages/bench/gate.json"), measured);
  console.log(slower.join("\n"));
  process.exitCode = slower.length === 0 ? 0 : 1;
}

/** What `--json` has written. */
function readGroups(file: string): readonly Group[] {
  const written: { readonly groups: readonly Group[] } = JSON.parse(readFileSync(file, "utf8"));
  return written.groups;
}
