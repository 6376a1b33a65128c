import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

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

const { values } = parseArgs({ options: { against: { type: "string" } } });
const now = measureHouse(root);
const before = values.against === undefined ? undefined : measureCommit(values.against);

const rows: readonly [name: string, of: keyof HouseMeasure][] = [
  ["shipped files", "files"],
  ["lines of code", "codeLines"],
  ["conditional spreads", "conditionalSpreads"],
  ["tell, told, telling", "tellWords"],
  ["median file, lines", "medianFile"],
  ["longest function, lines", "longestFunction"],
];
const cells = (name: string, ...rest: (string | number)[]): string =>
  [name.padEnd(26), ...rest.map((cell) => String(cell).padStart(9))].join(" ");
console.log(cells("", "now", ...(before === undefined ? [] : [values.against ?? ""])));
for (const [name, of] of rows)
  console.log(cells(name, now[of], ...(before === undefined ? [] : [before[of]])));
console.log(`longest: ${now.longestAt}`);
