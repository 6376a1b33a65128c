import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { compareAreas } from "../src/measure/compare-areas.ts";
import { measureHouse, type HouseMeasure } from "../src/measure/measure-house.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Measures a commit, unpacked into a folder that is removed afterwards. */
function measureCommit(commit: string): HouseMeasure {
  const folder = mkdtempSync(join(tmpdir(), "agentstream-measure-"));
  try {
    const archive = execFileSync("git", ["archive", commit, "packages"], {
      cwd: root,
      maxBuffer: 2 ** 30,
    });
    execFileSync("tar", ["-x", "-C", folder], { input: archive });
    return measureHouse(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const { values } = parseArgs({
  options: { against: { type: "string" }, folders: { type: "boolean", default: false } },
});
const now = measureHouse(root);
const earlier = values.against === undefined ? undefined : measureCommit(values.against);

const rows: readonly [name: string, of: Exclude<keyof HouseMeasure, "folders">][] = [
  ["shipped files", "files"],
  ["lines of code", "codeLines"],
  ["conditional spreads", "conditionalSpreads"],
  ["tell, told, telling", "tellWords"],
  ["median file, lines", "medianFile"],
  ["longest function, lines", "longestFunction"],
];
const cells = (name: string, ...rest: (string | number | undefined)[]): string =>
  [name.padEnd(34), ...rest.map((cell) => String(cell ?? "–").padStart(9))].join(" ");

function printAreas(before: HouseMeasure): void {
  const depth = values.folders ? Number.POSITIVE_INFINITY : 1;
  const { areas, common, added, removed } = compareAreas(now.folders, before.folders, depth);
  console.log(`\n${cells("lines of code of", "now", "before", "change")}`);
  for (const { area, now: present, before: past } of areas)
    if (present !== past) console.log(cells(area, present, past, (present ?? 0) - (past ?? 0)));
  console.log(
    cells("what was there at both times", common.now, common.before, common.now - common.before),
  );
  console.log(cells("what is new", added, undefined, added));
  console.log(cells("what is gone", undefined, removed, -removed));
}

console.log(cells("", "now", ...(earlier === undefined ? [] : [values.against ?? ""])));
for (const [name, of] of rows)
  console.log(cells(name, now[of], ...(earlier === undefined ? [] : [earlier[of]])));
console.log(`longest: ${now.longestAt}`);
if (earlier !== undefined) printAreas(earlier);
