import { collectsGarbage, runAttacks } from "../src/attack/run-attacks.ts";

/** `npm run attack [-- NAME]`: runs the attacks whose name contains NAME, and prints what became of each. */
const memory = collectsGarbage
  ? "with garbage collected where it is more than 8 MB"
  : "as V8 leaves it";
console.log(`MB: the growth of the server's memory, resident, at its highest, ${memory}`);
let failed = 0;
let count = 0;
for await (const { name, isHeld, outcome, slowest, blocked, growth } of runAttacks(
  process.argv[2],
)) {
  count++;
  if (!isHeld) failed++;
  const measured = `health within ${slowest.toFixed(0)} ms, loop ${blocked.toFixed(0)} ms, +${growth.toFixed(0)} MB`;
  console.log(`${isHeld ? "held  " : "FAILED"}  ${name} → ${outcome}  (${measured})`);
}
console.log(`${count} attacks, ${failed} failed`);
process.exitCode = failed > 0 || count === 0 ? 1 : 0;
