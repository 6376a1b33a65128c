import { runFuzz } from "../src/fuzz/run-fuzz.ts";

/**
 * `npm run fuzz`: sends random inputs to a server for FUZZ_MINUTES (1), at most FUZZ_COUNT of them, the same ones for
 * the same FUZZ_SEED, and prints what it did wrong.
 */
const numberOf = (name: string, usual: number): number => Number(process.env[name] ?? usual);

const seed = numberOf("FUZZ_SEED", Math.floor(Math.random() * 1_000_000));
const minutes = numberOf("FUZZ_MINUTES", 1);
console.log(`seed ${seed}, ${minutes} min`);
const { inputs, outcomes, runs, findings, watched } = await runFuzz({
  seed,
  minutes,
  count: numberOf("FUZZ_COUNT", Infinity),
  onProgress: (count) => {
    if (count % 10_000 === 0) console.log(`… ${count} inputs`);
  },
});
for (const { fault, smallest } of findings)
  console.log(
    `FAILED  ${fault}${smallest === undefined ? "" : `\n        ${JSON.stringify(smallest)}`}`,
  );
for (const [door, count] of inputs) {
  const answers = [...outcomes]
    .filter(([key]) => key.startsWith(`${door} `))
    .toSorted(([, left], [, right]) => right - left)
    .map(([key, times]) => `${key.slice(door.length + 1)} × ${times}`);
  console.log(`${door.padEnd(9)}  ${count} inputs  ${answers.join(", ")}`);
}
const { slowest, blocked, growth } = watched;
const measured = `health within ${slowest.toFixed(0)} ms, loop ${blocked.toFixed(0)} ms, +${growth.toFixed(0)} MB`;
const all = [...inputs.values()].reduce((sum, count) => sum + count, 0);
console.log(`${all} inputs, ${runs} runs verified, ${findings.length} findings  (${measured})`);
process.exitCode = findings.length > 0 || all === 0 ? 1 : 0;
