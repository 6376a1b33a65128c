import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { checkTypescript } from "../src/languages/check-typescript.ts";
import { readDescriptors } from "../src/languages/descriptor.ts";
import { writeInputs } from "../src/languages/inputs.ts";
import { differences, tableOf, type Report } from "../src/languages/report.ts";
import { runLanguage } from "../src/languages/run-language.ts";

/** Tests the packages in `clients/` with the toolchains that are there; those that are named, or all. */
const { values, positionals: named } = parseArgs({
  allowPositionals: true,
  // a file for the reports, and why a language has none
  options: { json: { type: "string" } },
});
const isCI = Boolean(process.env["CI"]);
const mutations = Number(process.env["AGENTSTREAM_MUTATIONS"] ?? (isCI ? 100 : 1000));

const folder = mkdtempSync(join(tmpdir(), "agentstream-languages-"));
const inputs = writeInputs(folder, mutations);
const typescript = checkTypescript(inputs.expected);
const reports: Report[] = [typescript];
const failed: Record<string, string> = {};
const skipped: Record<string, string> = {};

const descriptors = readDescriptors();
const unknown = named.filter((name) => !descriptors.some(({ language }) => language === name));
for (const name of unknown) failed[name] = `there is no clients/${name}`;
const wrong = differences(typescript, inputs.expected);
if (wrong.length > 0) failed["typescript"] = wrong.join("; ");
for (const descriptor of descriptors) {
  const { language, isRequired } = descriptor;
  if (named.length > 0 && !named.includes(language)) continue;
  const outcome = runLanguage(descriptor, inputs, folder);
  if (outcome.kind === "passed") reports.push(outcome.report);
  else if (outcome.kind === "failed" || (isCI && isRequired)) failed[language] = outcome.why;
  else skipped[language] = outcome.why;
}

console.log(`\n${tableOf(reports)}`);
for (const [language, why] of Object.entries(skipped)) console.log(`skipped: ${language}: ${why}`);
for (const [language, why] of Object.entries(failed)) console.error(`failed: ${language}: ${why}`);
rmSync(folder, { recursive: true });
if (values.json !== undefined)
  writeFileSync(values.json, JSON.stringify({ reports, skipped, failed }));
if (Object.keys(failed).length > 0) process.exitCode = 1;
