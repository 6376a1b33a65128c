import { parseArgs } from "node:util";

import { buildCorpus, type Case } from "./build-corpus.ts";
import { programs, type Program } from "./programs.ts";
import { hasTool, judge, prepare, versionOf } from "./run-program.ts";

/** Whether validators of six languages agree on every example, vector and recorded line. */

/** Fewer cases than these mean that some were not found. */
const least = { examples: 3800, vectors: 180, lines: 6800 };

const { values } = parseArgs({ options: { only: { type: "string" } } });
const chosen = choose(values.only);
const corpus = await buildCorpus();
for (const [kind, count] of Object.entries(least)) {
  const found = corpus[kind]?.length ?? 0;
  console.log(`${found} ${kind}`);
  if (found < count) throw new Error(`Expected at least ${count} ${kind}, found ${found}.`);
}
const cases = Object.values(corpus).flat();
console.log(`${cases.length} values`);

const rows = [];
let failures = 0;
for (const program of chosen) {
  const row = { language: program.language, validator: program.name, version: versionOf(program) };
  if (!hasTool(program)) {
    if (process.env["CI"] === "true" && program.isInCi) failures++;
    console.log(`Skipped ${program.name}: ${program.tool} is not installed.`);
    rows.push({ ...row, values: 0, disagreements: "skipped", seconds: 0 });
    continue;
  }
  const folder = prepare(program);
  const started = performance.now();
  const wrong = disagreements(cases, await judge(program, folder, cases));
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  for (const line of wrong.slice(0, 20)) console.log(`${program.name}: ${line}`);
  failures += wrong.length;
  rows.push({ ...row, values: cases.length, disagreements: wrong.length, seconds });
}
console.table(rows);
if (failures > 0) process.exitCode = 1;

function choose(only: string | undefined): readonly Program[] {
  if (only === undefined) return programs;
  return only.split(",").map((name) => {
    const program = programs.find((one) => one.name === name);
    const names = programs.map((one) => one.name).join(", ");
    if (program === undefined) throw new Error(`Expected one of ${names}, got "${name}".`);
    return program;
  });
}

function disagreements(judged: readonly Case[], verdicts: readonly boolean[]): string[] {
  return judged.flatMap(({ at, schema, valid, text }, index) => {
    const verdict = verdicts[index];
    if (valid === undefined || verdict === valid) return [];
    const words = verdict === true ? "accepts an invalid" : "refuses a valid";
    return [`${words} value of ${schema}, ${at}: ${text.slice(0, 200)}`];
  });
}
