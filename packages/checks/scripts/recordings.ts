import { resolve } from "node:path";

import { readRecordings } from "@agentstream/recordings";

import { checkStep, spokenBy, type StepReport } from "../src/index.ts";

/** Translates and verifies all recordings below the folders that are named; without any, the project's own. */
const folders = process.argv
  .slice(2)
  .map((folder) => resolve(process.env["INIT_CWD"] ?? ".", folder));
const recordings =
  folders.length > 0 ? folders.flatMap((folder) => readRecordings(folder)) : readRecordings();

const reports: StepReport[] = [];
for (const step of recordings.flatMap(({ steps }) => steps)) {
  const speaker = spokenBy(step);
  if (speaker !== undefined) reports.push(checkStep(step, speaker));
}

const width = Math.max(8, ...reports.map(({ name }) => name.length));
const row = (name: string, ...cells: (string | number)[]): string =>
  [name.padEnd(width), ...cells.map((cell) => String(cell).padStart(9))].join(" ");
const sum = (count: (report: StepReport) => number): number =>
  reports.reduce((total, report) => total + count(report), 0);

console.log(`${row("scenario", "lines", "events", "extension", "violations")}  outcome`);
for (const { name, lines, events, extension, violations, outcome } of reports) {
  console.log(`${row(name, lines, events.length, extension, violations.length)}  ${outcome}`);
  for (const violation of violations) console.log(`  ${violation}`);
}
const events = sum((report) => report.events.length);
const extension = sum((report) => report.extension);
const violations = sum((report) => report.violations.length);
console.log(
  row(
    `${reports.length} processes`,
    sum(({ lines }) => lines),
    events,
    extension,
    violations,
  ),
);
console.log(
  `${((100 * extension) / Math.max(1, events)).toFixed(2)} % of the events are extension events`,
);

if (reports.length === 0)
  console.error("no recordings of an agent that can be translated were found");
if (violations > 0 || reports.length === 0) process.exitCode = 1;
