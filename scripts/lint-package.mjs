// publint, strict, of the package in the current folder, but for our own condition of `exports`: it leads to sources,
// which are for this repository and not shipped, and publint does not forgive that where the path has a star.
import { readFileSync } from "node:fs";

import { publint } from "publint";
import { formatMessage } from "publint/utils";

const manifest = JSON.parse(readFileSync("package.json", "utf8"));
const { messages } = await publint({ pkgDir: process.cwd(), strict: true });
const faults = messages.filter(({ path }) => path.at(-1) !== "@agentstream/source");
for (const fault of faults) console.error(formatMessage(fault, manifest));
console.log(`publint: ${faults.length} faults in ${manifest.name}`);
if (faults.length > 0) process.exitCode = 1;
