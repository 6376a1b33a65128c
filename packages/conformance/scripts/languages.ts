import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { checkTypescript } from "../src/languages/check-typescript.ts";
import { readDescriptors } from "../src/languages/descriptor.ts";
import { writeInputs } from "../src/languages/inputs.ts";
import { differences, tableOf, type Report } from "../src/languages/report.ts";
import { runLanguage } from "../src/languages/run-language.ts";

/** Tests the packages in `clients/` with the toolchains that are there; those that are named, or all. */
const named = process.argv.slice(2);
const isCI = Boolean(process.env["CI"]);
const mutations = Number(process.env["AGENTSTREAM_MUTATIONS"] ?? (isCI ? 100 : 1000));

const folder = mkdtempSync(join(tmpdir(), "agentstream-languages-"));
const inputs = writeInputs(folder, mutations);
const typescript = checkTypescript(inputs.expected);
const reports: Report[] = [typescript];
const failures = differences(typescript, inputs.expected).map((why) => `typescript: ${why}`);
const skipped: string[] = [];

const descriptors = readDescriptors();
const unknown = named.filter((name) => !descriptors.some(({ language }) => language === name));
for (const name of unknown) failures.push(`${name}: there is no clients/${name}`);
for (const descriptor of descriptors) {
  const { language, isRequired } = descriptor;
  if (named.length > 0 && !named.includes(language)) continue;
  const outcome = runLanguage(descriptor, inputs, folder);
  if (outcome.kind === "passed") reports.push(outcome.report);
  else if (outcome.kind === "failed" || (isCI && isRequired))
    failures.push(`${language}: ${outcome.why}`);
  else skipped.push(`${language}: ${outcome.why}`);
}

console.log(`\n${tableOf(reports)}`);
for (const line of skipped) console.log(`skipped: ${line}`);
for (const line of failures) console.error(`failed: ${line}`);
rmSync(folder, { recursive: true });
if (failures.length > 0) process.exitCode = 1;
