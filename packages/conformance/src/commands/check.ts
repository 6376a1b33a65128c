import { checkRun } from "../check/check-run.ts";
import { readRecorded } from "../check/read-recorded.ts";
import { loadScenarios } from "../scenario/load-scenarios.ts";

export interface CheckFlags {
  readonly scenarios?: string;
  readonly print: (line: string) => void;
}

/** As many faults of one recording as anybody reads. */
const mostFaults = 8;

/** Checks the recordings below a folder; resolves with the exit code. */
export async function check(folder: string, { scenarios, print }: CheckFlags): Promise<number> {
  const known = await loadScenarios([], scenarios);
  const checked = (await readRecorded(folder)).map((run) => checkRun(run, known));
  for (const { run, faults } of checked) {
    print(`${faults.length === 0 ? "✓" : "✗"}  ${run.name} (${run.from ?? "unknown"})`);
    for (const fault of faults.slice(0, mostFaults)) print(`     ${fault}`);
    if (faults.length > mostFaults) print(`     and ${faults.length - mostFaults} more`);
  }
  const wrong = checked.filter(({ faults }) => faults.length > 0).length;
  print(`${checked.length} recordings in ${folder}, ${wrong} wrong`);
  if (checked.length === 0) print("nothing was checked: record first");
  return wrong === 0 && checked.length > 0 ? 0 : 1;
}
