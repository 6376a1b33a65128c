import { checkRun } from "../check/check-run.ts";
import { readRecorded, type RecordedRun } from "../check/read-recorded.ts";
import { compareShapes, type ShapeDrift } from "../drift/compare-shapes.ts";
import { shapesOf } from "../drift/shapes-of.ts";
import type { Scenario } from "../generated/scenario.ts";
import { loadScenarios } from "../scenario/load-scenarios.ts";
import { UsageError } from "../usage-error.ts";

export interface DriftFlags {
  readonly json?: boolean;
  /** The most rows of each part. */
  readonly most?: number;
  readonly print: (line: string) => void;
}

interface Broken {
  readonly recording: string;
  readonly fault: string;
}

/** Says what two versions of one CLI print otherwise; resolves with the exit code, 1 if anything does. */
export async function drift(
  before: string,
  after: string,
  { json = false, most = 20, print }: DriftFlags,
): Promise<number> {
  const scenarios = await loadScenarios();
  const [old, young] = [await readSome(before), await readSome(after)];
  // only what both did can differ
  const names = new Set(old.map(caseName).filter((name) => young.map(caseName).includes(name)));
  const common = (runs: readonly RecordedRun[]): readonly RecordedRun[] =>
    names.size === 0 ? runs : runs.filter((run) => names.has(caseName(run)));
  const shapes = compareShapes(shapesIn(common(old)), shapesIn(common(young)));
  const known = new Set(faultsIn(common(old), scenarios).map(({ fault }) => general(fault)));
  const broken = faultsIn(common(young), scenarios).filter(
    ({ fault }) => !known.has(general(fault)),
  );
  if (json) print(JSON.stringify({ before, after, cases: [...names], shapes, broken }, null, 2));
  else for (const line of table(shapes, broken, most)) print(line);
  return shapes.length + broken.length === 0 ? 0 : 1;
}

async function readSome(folder: string): Promise<readonly RecordedRun[]> {
  const runs = await readRecorded(folder);
  if (runs.length === 0) throw new UsageError(`there are no recordings in ${folder}`);
  return runs;
}

const caseName = ({ name }: RecordedRun): string => name.split(/[\\/]/).at(-1) ?? name;

const shapesIn = (runs: readonly RecordedRun[]): ReturnType<typeof shapesOf> =>
  shapesOf(runs.flatMap(({ lines }) => lines));

const faultsIn = (runs: readonly RecordedRun[], scenarios: readonly Scenario[]): Broken[] =>
  runs.flatMap((run) =>
    checkRun(run, scenarios).faults.map((fault) => ({ recording: run.name, fault })),
  );

/** The same fault in another line is the same fault. */
const general = (fault: string): string => fault.replaceAll(/\d+/g, "#");

function table(shapes: readonly ShapeDrift[], broken: readonly Broken[], most: number): string[] {
  const rows = shapes.map(({ what, change, type, field = "", before, after }) => {
    const values = before === undefined ? "" : `  ${before} → ${after}`;
    return `${change.padEnd(8)} ${what.padEnd(7)} ${type}${field}${values}`;
  });
  return [
    ...cut(rows, most),
    ...cut(
      broken.map(({ recording, fault }) => `fails    ${recording}: ${fault}`),
      most,
    ),
    shapes.length + broken.length === 0
      ? "nothing differs"
      : `${shapes.length} differences in types and fields, ${broken.length} new faults`,
  ];
}

const cut = (rows: readonly string[], most: number): string[] =>
  rows.length <= most
    ? [...rows]
    : [...rows.slice(0, most), `… and ${rows.length - most} more: --json has all`];
